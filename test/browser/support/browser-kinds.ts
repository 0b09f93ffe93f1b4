/** The browsers that the page tests run in: Chromium, or with `TEST_BROWSER=firefox` Firefox. */
import { chromium, firefox, type BrowserType, type LaunchOptions, type Locator } from 'playwright-core';

export interface BrowserKind {
  /** for messages */
  name: string;
  type: BrowserType;
  /** names of its command, the lightest one first */
  commands: readonly string[];
  /** where it is without being on the path */
  places: readonly string[];
  /** Debian's packages, the smaller one first */
  packages: readonly string[];
  /** what Playwright downloads */
  download: readonly string[];
  /** the environment variable that names its path */
  variable: string;
  /** what a page may do without asking; Firefox knows no permission by these names */
  permissions: string[];
  /** replaces what stands in a field */
  write(field: Locator, text: string): Promise<void>;
  launch(path: string): LaunchOptions;
}

/** Room for young objects, as in `run-vitest.mjs`: loading a pack takes a tenth less of the processor. */
const YOUNG_OBJECTS = '--min-semi-space-size=32 --max-semi-space-size=64';

const CHROMIUM: BrowserKind = {
  name: 'Chromium or Chrome',
  type: chromium,
  // the shell has the engine of the browser and nothing around it: it takes a third less time
  commands: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  packages: ['chromium-headless-shell', 'chromium'],
  download: ['--no-shell', 'chromium'],
  variable: 'CHROME_PATH',
  permissions: ['clipboard-read', 'clipboard-write'],
  write: (field, text) => field.fill(text),
  launch: (executablePath) => ({
    executablePath,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-gpu', `--js-flags=${YOUNG_OBJECTS}`],
  }),
};

const FIREFOX: BrowserKind = {
  name: 'Firefox',
  type: firefox,
  commands: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  packages: ['firefox-esr'],
  download: ['firefox'],
  variable: 'FIREFOX_PATH',
  permissions: [],
  write: typeText,
  // Mozilla's own is driven by WebDriver BiDi, the one that Playwright builds by its own protocol
  launch: (executablePath) => ({
    executablePath,
    ...(executablePath === firefox.executablePath() ? {} : { channel: 'moz-firefox' }),
  }),
};

/** By keys: what `fill` writes through WebDriver BiDi is no edit of a person, of which the page hears when the field is left. */
async function typeText(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** Throws if `TEST_BROWSER` names no browser. */
export function browserKind(): BrowserKind {
  const chosen = process.env.TEST_BROWSER ?? 'chromium';
  if (chosen === 'chromium') return CHROMIUM;
  if (chosen === 'firefox') return FIREFOX;
  throw new Error(`TEST_BROWSER is "${chosen}", and may be chromium or firefox.`);
}
