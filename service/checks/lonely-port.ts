import type { ComponentId, Laid, PackModel } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const lonelyPort = defineCheck<{ port: string; thing: string }>({
  summary: 'A port is of a kind that nothing else in the pack has, so that it never meets another one.',
  severity: 'warning',
  message: ({ port, thing }) => `The ports "${port}" of "${thing}" can never meet: nothing else has such a port.`,
  help: () => 'Ports meet if they are of one kind. Is its name misspelt?',
  fix: { none: 'only the author knows which port it is to meet' },
  example: { port: 'rail', thing: 'station' },
  early: true,
  run({ model }) {
    const things = thingsWithPorts(model);
    return things.flatMap(({ at, name, isOnce, ports = [] }) => {
      if (!isOnce) return [];
      const kinds = [...new Set(ports.map(({ is }) => is))];
      const lonely = kinds.filter(
        (kind) => !things.some((other) => other.at !== at && other.ports?.some(({ is }) => is === kind)),
      );
      return lonely.map((port) => ({ data: { port, thing: name }, at }));
    });
  },
});

/** What has ports, and whether there is only one of it. */
function thingsWithPorts(model: PackModel): (Laid & { at: ComponentId; name: string; isOnce: boolean })[] {
  return [
    ...model.cards.map(({ id, name, ports, copies }) => ({
      at: { section: 'cards' as const, id },
      name,
      ports,
      isOnce: copies === 1,
    })),
    ...model.pieces.map(({ id, name, ports, supply }) => ({
      at: { section: 'pieces' as const, id },
      name,
      ports,
      isOnce: supply?.k === 'const' && supply.n === 1,
    })),
  ].filter(({ ports }) => ports !== undefined && ports.length > 0);
}
