/** Writes a first card for the author to change, modelled on one of the simplest cards of a pack. */
import { baseName } from '../../dsl/internal.ts';
import { app } from '../state/app.ts';
import { packsBySize } from '../state/files.ts';
import { ask } from '../state/services.ts';
import { firstUnused } from '../state/unused-name.ts';
import type { ComponentView, PackView } from '../worker/protocol.ts';

export interface NewCardText {
  text: string;
  /** the part to select, on one line: the effect of the pattern, which the author replaces */
  line: number;
  column: number;
  endColumn: number;
}

const EFFECT_MARGIN = ' '.repeat(6);

/** `within`: a file of the extended pack; otherwise a new pack that extends it. */
function newCardText(
  pattern: Pick<ComponentView, 'deck' | 'type' | 'color'>,
  effect: string,
  number: number | null,
  extended: { id: string; title: string },
  within: boolean,
  pack: string,
  id = 'my-first-card',
): NewCardText {
  const lines = [
    ...(within
      ? []
      : [
          `# Your own pack, with all words, cards and rules of ${extended.title}.`,
          `pack: ${pack}`,
          `extends: ${extended.id}`,
        ]),
    'cards:',
    `  - id: ${id}`,
    ...(number === null ? [] : [`    number: ${number}`]),
    '    name: My First Card',
    `    deck: ${pattern.deck}`,
    `    type: ${pattern.type}`,
    ...(pattern.color === null ? [] : [`    color: ${pattern.color}`]),
    // a block, as a colon in the text would end a plain scalar
    '    effect: |',
    EFFECT_MARGIN + effect.trim().replace(/\s*\n\s*/g, '; '),
    '    status: original',
    '',
  ];
  const line = lines.indexOf('    effect: |') + 2;
  return {
    text: lines.join('\n'),
    line,
    column: EFFECT_MARGIN.length + 1,
    endColumn: lines[line - 1].length + 1,
  };
}

/** Cards with the fewest words of the effect language first, and among those the ones that gain something. */
const simplestCards = ({ components }: PackView): ComponentView[] =>
  components
    .filter(
      (one) => one.section === 'cards' && one.deck !== null && one.type !== null && !one.stale && one.words.length > 0,
    )
    .sort(
      (a, b) => a.words.length - b.words.length || Number(b.words.includes('gain')) - Number(a.words.includes('gain')),
    );

/** How many cards of a pack are tried as a pattern. */
const MAX_PATTERNS = 8;

/** A file with a first card, modelled on a card of the shown pack or of the first pack with cards; null if none has cards. */
export async function firstCard(wantedPath?: string): Promise<{ path: string; made: NewCardText } | null> {
  const { view, packs } = app.now;
  const otherPaths = packsBySize(packs)
    .map(({ path }) => path)
    .filter((path) => path !== view?.path);
  for (const packPath of view ? [view.path, ...otherPaths] : otherPaths) {
    const pack = view && packPath === view.path ? view : await ask('analyze', packPath);
    for (const pattern of simplestCards(pack).slice(0, MAX_PATTERNS)) {
      const details = await ask('componentDetails', packPath, 'cards', pattern.id);
      const effect = details?.effects.find(({ program, key }) => program && key === 'effect');
      if (effect) return cardLike(pattern, effect.text, pack, wantedPath);
    }
  }
  return null;
}

function cardLike(
  pattern: ComponentView,
  effect: string,
  pack: PackView,
  wantedPath: string | undefined,
): { path: string; made: NewCardText } {
  const packFolder = pack.path;
  const ownPacks = app.now.packs.filter(({ readonly }) => !readonly);
  // if the opened folder is itself the only pack, a file beside it cannot be stored
  const onlyPack = ownPacks.length === 1 && ownPacks[0].path === packFolder && !app.now.files.has(packFolder);
  const path = wantedPath ?? unusedPath(onlyPack ? `${packFolder}/` : '');
  const within = wantedPath === undefined ? onlyPack : wantedPath.includes('/');
  const numbers = pack.components.flatMap(({ section, number }) =>
    section === 'cards' && number !== null ? [number] : [],
  );
  const number = pattern.number === null ? null : Math.max(...numbers) + 1;
  const packId = baseName(path).replace(/\.yaml$/, '');
  return { path, made: newCardText(pattern, effect, number, pack, within, packId, unusedId('my-first-card', pack)) };
}

function unusedPath(folder: string): string {
  const { files, packs } = app.now;
  const isUsed = (name: string): boolean =>
    files.has(`${folder}${name}.yaml`) || packs.some((pack) => pack.path === name);
  return `${folder}${firstUnused('my-cards', isUsed)}.yaml`;
}

const unusedId = (wanted: string, { components }: Pick<PackView, 'components'>): string =>
  firstUnused(wanted, (id) => components.some((component) => component.id === id));
