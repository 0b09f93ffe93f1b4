import {
  nodesOf,
  type Fix,
  type BoardDef,
  type PackModel,
  type SiteDef,
  type ComponentId,
  type Sources,
  childOf,
  nodeAt,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';
import { sharedMoves } from './moves-of-this.ts';

/** With fewer others nothing is usual. */
const ENOUGH = 2;

/** What all others have: a number that effects ask for, sites of a kind, or sites with a tag; that they move themselves to a zone. */
type Lacking =
  | { is: 'attribute'; name: string; value: number }
  | { is: 'sites'; kinds: string[]; tags: string[] }
  | { is: 'move'; card: string; moves: string };

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

export const unlikeOthers = defineCheck<Lacking & { others: number }>({
  summary:
    'A slot or a board lacks what the rules ask for, and what all others in play with it have; a card stays where all others of its ' +
    'deck and type go away.',
  severity: 'warning',
  message: (data) =>
    data.is === 'attribute'
      ? `This slot gives no \`${data.name}\`, which is ${data.value} then; effects ask for it, and the ${data.others} ` +
        `others in play with it give it.`
      : data.is === 'move'
        ? `This card never does \`${data.moves}\`, as the ${data.others} others of its deck and type do; it stays where it is.`
        : `This board has no sites of ${[
            ...(data.kinds.length ? [`the kind ${codes(data.kinds)}`] : []),
            ...(data.tags.length ? [`the tag ${codes(data.tags)}`] : []),
          ].join(', or of ')}; effects ask for them, and the ${data.others} others have some.`,
  help: (data) =>
    data.is === 'attribute'
      ? `Write \`${data.name}: …\`, also if it is ${data.value}.`
      : data.is === 'move'
        ? `Write \`… then ${data.moves}\`.`
        : 'Add them, or begin from a board that has them: `from: …`.',
  fix: {
    does: 'an effect of one part ends with what the others do; the number, and where a site is, only the author knows',
    fixes: (data, { file, sources }) => (data.is === 'move' ? movesToo(data, file, sources) : []),
  },
  example: { is: 'attribute', name: 'height', value: 0, others: 9 },
  run: ({ model, sources }) => [
    ...slotsWithoutNumber(model, sources),
    ...boardsWithoutSites(model),
    ...cardsThatStay(model, sources),
  ],
});

interface Found {
  data: Lacking & { others: number };
  at: ComponentId;
}

/** Whether a component is in a game of so many players. */
const isIn = ({ players }: { players: number[] | null }, count: number): boolean =>
  players === null || players.includes(count);

/** Of slots with a color as well as of those without: with some number of players all others in play give the number. */
function slotsWithoutNumber(model: PackModel, sources: Sources): Found[] {
  const asked = new Set(nodesOf(model, 'num', 'attribute').map(({ attribute }) => attribute));
  return model.attributes
    .filter(({ id }) => asked.has(id) && !hasDefault(sources, id))
    .flatMap(({ id: attribute, default: value }) => {
      // a change by a pack that extends is seen by its value
      const given = ({ id, attributes }: PackModel['slots'][number]): boolean =>
        (attributes[attribute] ?? value) !== value || gives(sources, id, attribute);
      return model.slots
        .filter((slot) => !given(slot))
        .flatMap((slot): Found[] => {
          const numbers = model.playerCounts
            .filter((count) => isIn(slot, count))
            .map((count) => {
              const others = model.slots.filter(
                (other) => other !== slot && isIn(other, count) && (other.color === null) === (slot.color === null),
              );
              return others.every(given) ? others.length : 0;
            });
          const others = Math.max(0, ...numbers);
          return others >= ENOUGH
            ? [
                {
                  data: { is: 'attribute', name: attribute, value, others },
                  at: { section: 'slots', id: slot.id },
                },
              ]
            : [];
        });
    });
}

function boardsWithoutSites(model: PackModel): Found[] {
  const kinds = new Set(nodesOf(model, 'sites', 'of-kind').map(({ siteKind }) => siteKind));
  const tags = new Set(nodesOf(model, 'sites', 'tag').map(({ tag }) => tag));
  return model.boards.flatMap((board): Found[] => {
    const others = model.boards.filter((other) => other !== board && other.of === board.of);
    if (others.length < ENOUGH) return [];
    const lacking = (names: ReadonlySet<string>, isOf: (site: SiteDef, name: string) => boolean): string[] =>
      [...names].filter((name) => {
        const has = ({ sites }: BoardDef): boolean => sites.some((site) => isOf(site, name));
        return !has(board) && others.every(has);
      });
    const lacks = {
      kinds: lacking(kinds, (site, name) => site.kind === name),
      tags: lacking(tags, (site, name) => site.tags.includes(name)),
    };
    return lacks.kinds.length + lacks.tags.length > 0
      ? [{ data: { is: 'sites', ...lacks, others: others.length }, at: { section: 'boards', id: board.id } }]
      : [];
  });
}

/** Of a deck and a type all others move themselves to a zone, such as contracts that are fulfilled. */
const cardsThatStay = (model: PackModel, sources: Sources): Found[] =>
  sharedMoves(model, sources).flatMap(({ moves, others, stay }) =>
    stay.map((card): Found => ({
      data: { is: 'move', card, moves, others },
      at: { section: 'cards', id: card },
    })),
  );

/** Behind an effect of one sentence, where `then` goes on with all of it. */
function movesToo({ card, moves }: Lacking & { is: 'move' }, file: string, sources: Sources): Fix[] {
  const effects = sources.effects.filter(
    ({ component, path, kind }) =>
      component.section === 'cards' &&
      component.id === card &&
      !path.includes('scenarios') &&
      (kind === 'program' || kind === 'standing'),
  );
  const [effect] = effects;
  if (effects.length !== 1 || effect.file !== file || /[;\n]|\b(?:or|else)\b/.test(effect.text.trim())) return [];
  const { end } = effect.toFile(0, effect.text.trimEnd().length);
  return [
    {
      title: { is: 'write', text: `… then ${moves}` },
      edits: [{ span: { start: end, end }, text: ` then ${moves}` }],
    },
  ];
}

const nodeOf = (sources: Sources, section: string, id: string): ReturnType<typeof nodeAt> => {
  const found = sources.components.findLast((one) => one.section === section && one.id === id);
  const root = sources.files.find(({ path }) => path === found?.file)?.yaml.root;
  return found && root ? nodeAt(root, found.path) : undefined;
};

const hasDefault = (sources: Sources, attribute: string): boolean =>
  childOf(nodeOf(sources, 'attributes', attribute), 'default') !== undefined;

const gives = (sources: Sources, slot: string, attribute: string): boolean =>
  childOf(nodeOf(sources, 'slots', slot), attribute) !== undefined;
