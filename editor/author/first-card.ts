/** A first card of one's own: as plain as the plainest of a pack, to be changed; with the first letters one sees what they do. */
import { app } from '../state/app.ts';
import { packsBySize } from '../state/files.ts';
import { ask } from '../state/services.ts';
import type { ComponentView, PackView } from '../worker/protocol.ts';

export interface NewCardText {
  text: string;
  /** where one writes on: behind the effect */ line: number;
  column: number;
}

/** A file of the pack `within`, or, where that is null, a pack of its own that extends it. */
export function newCardText(
  pattern: Pick<ComponentView, 'deck' | 'type' | 'color'>,
  effect: string,
  number: number | null,
  extended: { id: string; title: string },
  within: boolean,
  pack: string,
  id = 'my-first-card',
): NewCardText {
  const written = /^[\w ,]+$/.test(effect) ? effect : JSON.stringify(effect.replace(/\n/g, '; '));
  const lines = [
    ...(within
      ? []
      : [
          `# A pack of your own: all words, cards and rules of ${extended.title} hold in it.`,
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
    `    effect: ${written}`,
    '    status: original',
    '',
  ];
  const line = lines.findIndex((one) => one.startsWith('    effect:')) + 1;
  return { text: lines.join('\n'), line, column: lines[line - 1].length + 1 };
}

/** The plainest cards first: those that use fewest words, and use them for gains. */
const plainest = ({ components }: PackView): ComponentView[] =>
  components
    .filter(
      (one) => one.section === 'cards' && one.deck !== null && one.type !== null && !one.stale && one.words.length > 0,
    )
    .sort(
      (a, b) => a.words.length - b.words.length || Number(b.words.includes('gain')) - Number(a.words.includes('gain')),
    );

/** From the pack that is shown, or the first that has cards; null where none has. */
export async function firstCard(wanted?: string): Promise<{ path: string; made: NewCardText } | null> {
  const { view, packs, files } = app.now;
  const own = packs.filter(({ readonly }) => !readonly);
  for (const place of [
    ...(view ? [view.path] : []),
    ...packsBySize(packs)
      .map(({ path }) => path)
      .filter((path) => path !== view?.path),
  ]) {
    const pack = place === view?.path ? view : await ask('analyze', place);
    for (const pattern of plainest(pack).slice(0, 8)) {
      const effect = (await ask('componentDetails', place, 'cards', pattern.id))?.effects.find(
        ({ program, key }) => program && key === 'effect',
      );
      if (!effect) continue;
      // a folder that is one pack has no place beside it
      const within = own.length === 1 && own[0].path === place && !files.has(place);
      const free = (n: number): string => {
        const name = `my-cards${n === 1 ? '' : `-${n}`}`;
        return files.has(`${within ? `${place}/` : ''}${name}.yaml`) || packs.some(({ path }) => path === name)
          ? free(n + 1)
          : name;
      };
      const name =
        wanted
          ?.split('/')
          .at(-1)!
          .replace(/\.yaml$/, '') ?? free(1);
      const numbers = pack.components.flatMap((one) =>
        one.section === 'cards' && one.number !== null ? [one.number] : [],
      );
      const inside = wanted === undefined ? within : wanted.includes('/');
      return {
        path: wanted ?? `${within ? `${place}/` : ''}${name}.yaml`,
        made: newCardText(
          pattern,
          effect.text,
          pattern.number === null ? null : Math.max(...numbers) + 1,
          pack,
          inside,
          name,
          unused('my-first-card', pack),
        ),
      };
    }
  }
  return null;
}

function unused(id: string, { components }: Pick<PackView, 'components'>, n = 1): string {
  const now = n === 1 ? id : `${id}-${n}`;
  return components.some((one) => one.id === now) ? unused(id, { components }, n + 1) : now;
}
