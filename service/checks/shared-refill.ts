import { defineCheck } from './check.ts';

export const sharedRefill = defineCheck<{ zone: string; refill: string }>({
  summary: 'A zone of the game is refilled from a zone that each player has.',
  severity: 'error',
  message: ({ zone, refill }) =>
    `"${zone}" belongs to the game and is refilled from "${refill}", of which each player has one.`,
  help: () => 'Both belong to the game, or both to players: `of: player`.',
  fix: { none: 'whose the cards are is a rule of the game' },
  example: { zone: 'pile', refill: 'spent' },
  run({ model }) {
    const ofPlayers = new Set(model.zones.flatMap(({ id, of }) => (of === 'player' ? [id] : [])));
    return model.zones.flatMap(({ id, of, refill }) =>
      of === 'game' && refill !== null && ofPlayers.has(refill)
        ? [{ data: { zone: id, refill }, at: { section: 'zones' as const, id } }]
        : [],
    );
  },
});
