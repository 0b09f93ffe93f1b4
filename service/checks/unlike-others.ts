import {
  nodesOf,
  type BoardDef,
  type PackModel,
  type SiteDef,
  type ComponentId,
  type Sources,
  childOf,
  nodeAt,
} from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

/** With fewer others nothing is usual. */
const ENOUGH = 2;

/** What all others have: a number that effects ask for, sites of a kind, or sites with a tag. */
type Lacking = { is: 'attribute'; name: string; value: number } | { is: 'sites'; kinds: string[]; tags: string[] };

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

export const unlikeOthers = defineCheck<Lacking & { others: number }>({
  summary: 'A slot or a board lacks what the rules ask for, and what all others in play with it have.',
  severity: 'warning',
  message: (data) =>
    data.is === 'attribute'
      ? `This slot gives no \`${data.name}\`, which is ${data.value} then; effects ask for it, and the ${data.others} ` +
        `others in play with it give it.`
      : `This board has no sites of ${[
          ...(data.kinds.length ? [`the kind ${codes(data.kinds)}`] : []),
          ...(data.tags.length ? [`the tag ${codes(data.tags)}`] : []),
        ].join(', or of ')}; effects ask for them, and the ${data.others} others have some.`,
  help: (data) =>
    data.is === 'attribute'
      ? `Write \`${data.name}: …\`, also if it is ${data.value}.`
      : 'Add them, or begin from a board that has them: `from: …`.',
  fix: { none: 'only the author knows the number, and where the site is' },
  example: { is: 'attribute', name: 'height', value: 0, others: 9 },
  run: ({ model, sources }) => [...slotsWithoutNumber(model, sources), ...boardsWithoutSites(model)],
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

const nodeOf = (sources: Sources, section: string, id: string): ReturnType<typeof nodeAt> => {
  const found = sources.components.findLast((one) => one.section === section && one.id === id);
  const root = sources.files.find(({ path }) => path === found?.file)?.yaml.root;
  return found && root ? nodeAt(root, found.path) : undefined;
};

const hasDefault = (sources: Sources, attribute: string): boolean =>
  childOf(nodeOf(sources, 'attributes', attribute), 'default') !== undefined;

const gives = (sources: Sources, slot: string, attribute: string): boolean =>
  childOf(nodeOf(sources, 'slots', slot), attribute) !== undefined;
