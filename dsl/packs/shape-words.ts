/** What is said of a shape, or of the ports of what has one, with a mistake. */

export type WrongShape =
  | { is: 'letter'; letter: string }
  | { is: 'uneven'; row: number; length: number; usual: number }
  | { is: 'anchors'; n: number }
  | { is: 'pieces' }
  | { is: 'turns'; turns: number; of: number }
  | { is: 'no-shape' }
  | { is: 'port'; why: PortMistake; to: string };

/** What is wrong with a port. */
type PortMistake = 'direction' | 'several' | 'inside' | 'outside' | 'twice';

const cells = (n: number): string => (n === 1 ? '1 cell' : `${n} cells`);

export function wrongShapeMessage(data: WrongShape): string {
  switch (data.is) {
    case 'letter':
      return `"${data.letter}" means nothing in the drawing of a shape.`;
    case 'uneven':
      return `Row ${data.row} of the shape has ${cells(data.length)}; the first has ${data.usual}.`;
    case 'anchors':
      return data.n === 0 ? 'The shape has no anchor.' : `The shape has ${data.n} anchors.`;
    case 'pieces':
      return 'The shape is in several pieces.';
    case 'turns':
      return `A shape cannot have ${data.turns} turns; all of them are ${data.of}.`;
    case 'no-shape':
      return 'Only what has a shape has ports.';
    case 'port':
      return PORT_MESSAGES[data.why](data.to);
  }
}

const PORT_MESSAGES: Record<PortMistake, (to: string) => string> = {
  direction: (to) => `"${to}" is no direction of this shape.`,
  several: (to) => `Several cells lie equally far ${to}: it is not clear at which of them the port is.`,
  inside: (to) => `The port opens ${to} into the shape itself.`,
  outside: () => 'The shape has no cell there.',
  twice: (to) => `The cell has two ports to the ${to}.`,
};

export function wrongShapeHelp(data: WrongShape): string | undefined {
  switch (data.is) {
    case 'letter':
      return 'Write `@` for the anchor, `#` for a whole cell, `+` for a part of one, `.` for none.';
    case 'uneven':
      return 'Fill the row with `.` where the shape has no cell.';
    case 'anchors':
      return 'Write `@` in place of exactly one `#`: the place of the whole is named by it.';
    case 'pieces':
      return 'Each cell must touch another one along a side.';
    case 'turns':
      return `Write a number that divides ${data.of}, or leave it out.`;
    case 'no-shape':
      return 'Add `shape: …`.';
    case 'port':
      return PORT_HELP[data.why];
  }
}

const PORT_HELP: Partial<Record<PortMistake, string>> = {
  direction: 'A square has north, north-east, east and so on; a hexagon all of them but north and south.',
  several: 'Say the cell: `ports-at: [{at: [0, 2], to: east, is: pipe}]`.',
  inside: 'A port is at the rim: nothing of the shape lies behind it in its direction.',
  outside: 'Count the column and the row in the drawing of the shape from 0.',
};
