/**
 * Where the system chooses the colours, Chromium draws a plate of `Canvas` behind each text. A text that is itself `Canvas`, on the colour
 * of what is pressed, is only seen where the rule says that it needs none. How it looks is in test/browser/forced-colors.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector, body]) => ({ where: `${name}: ${selector.trim()}`, body }),
    ),
  );

it('no text in the colour of the background has a plate of that colour behind it', () => {
  const onAccent = RULES.filter(({ body }) => /(?:^|[\s;])color:\s*var\(--accent-ink\)/.test(body));
  expect(onAccent.length).toBeGreaterThan(5);
  expect(onAccent.filter(({ body }) => !/forced-color-adjust:\s*none/.test(body)).map(({ where }) => where)).toEqual(
    [],
  );
});
