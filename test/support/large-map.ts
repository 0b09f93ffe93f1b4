/** A pack whose board is a map of many cells, on each of which a piece can be built; for one person, so that nothing is passed on. */
export function largeMapPack(width: number, height: number): string {
  const row = (y: number): string =>
    Array.from({ length: width }, (_, x) => 'dst'[(Math.floor(x / 4) + Math.floor(y / 5)) % 3]).join('');
  return `pack: large-map
title: Large map
version: 1.0.0
players: [1]
score: coin
ranking: [most coin]
counters: {coin: {}}
site-kinds: {deep-sea: {}, shelf-sea: {}, trench-sea: {}}
pieces: {buoy: {plural: buoys, of: player, cost: free, where: empty site}}
boards:
  wide-sea:
    of: game
    grid: square
    rows: |
${Array.from({ length: height }, (_, y) => `      ${row(y)}\n`).join('')}    legend: {d: deep-sea, s: shelf-sea, t: trench-sea}
procedures:
  game:
    play: "repeat 200 times: each player: build buoy"
    end: end game
`;
}
