/** The words for what is wrong with a drawing. */
import { DRAWING_SIZE, type DrawingMistake } from './drawing.ts';

export function drawingMessage(mistake: DrawingMistake): string {
  switch (mistake.is) {
    case 'too-long':
      return `A drawing has at most ${mistake.limit} characters; this one has ${mistake.length}.`;
    case 'empty':
      return 'The drawing is empty.';
    case 'not-a-path':
      return `A path begins with M and goes on with its letters and numbers; "${mistake.character}" is neither.`;
    case 'not-an-element':
      return `"${mistake.written}" is no element of a drawing.`;
    case 'unknown-element':
      return `A drawing has no <${mistake.element}>.`;
    case 'not-open':
      return `No <${mistake.element}> is open here.`;
    case 'no-end':
      return `<${mistake.element}> has no end.`;
    case 'unknown-attribute':
      return `<${mistake.element}> in a drawing has no "${mistake.attribute}".`;
    case 'bad-value':
      return `"${mistake.value}" is no value for "${mistake.attribute}".`;
  }
}

export function drawingHelp(mistake: DrawingMistake): string | undefined {
  switch (mistake.is) {
    case 'empty':
      return 'Remove it: then a letter is drawn.';
    case 'not-a-path':
      return `On a square of ${DRAWING_SIZE} by ${DRAWING_SIZE}: "M8 1 15 8 8 15 1 8z" is a diamond. SVG elements are allowed as well.`;
    case 'not-an-element':
      return 'Write nothing between elements, and attribute values in quotes.';
    case 'unknown-element':
    case 'unknown-attribute':
      return `Known here: ${mistake.known.join(', ')}.`;
    case 'no-end':
      return `Write <${mistake.element} …/>, or </${mistake.element}> after its contents.`;
    case 'bad-value':
      return mistake.paint ? 'Write none, currentColor or a color such as #2a7f9e.' : undefined;
    default:
      return undefined;
  }
}
