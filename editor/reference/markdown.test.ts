/** Every page of the reference becomes blocks without a mark left over. */
import { expect, it } from 'vitest';
import { TOPICS } from '../../service/reference/index.ts';
import { blocksOf, type Block, type Inline } from './markdown.ts';

const linesOf = (block: Block): Inline[] => {
  switch (block.is) {
    case 'paragraph':
      return block.line;
    case 'list':
      return block.items.flat();
    case 'code':
      return [];
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
  }
};

it.each(Object.values(TOPICS).flat())('$chapter $name', ({ page }) => {
  const blocks = blocksOf(page);
  expect(blocks).not.toEqual([]);
  const texts = blocks.flatMap(linesOf).flatMap((part) => (part.is === 'text' ? [part.text] : []));
  expect(texts.filter((text) => /`|\*\*|^\| /.test(text))).toEqual([]);
});

it('code keeps its empty lines; a table loses its empty columns; a command is a link', () => {
  expect(blocksOf('```\na\n\nb\n```\n\nSee `fathom help costs`.')).toEqual([
    { is: 'code', text: 'a\n\nb', isEffect: true },
    {
      is: 'paragraph',
      line: [
        { is: 'text', text: 'See ' },
        { is: 'topic', topic: 'costs' },
        { is: 'text', text: '.' },
      ],
    },
  ]);
  const [table] = blocksOf('| a | b |\n| --- | --- |\n| `1` |  |\n| 2 \\| 3 |  |');
  expect(table).toMatchObject({
    is: 'table',
    head: [[{ text: 'a' }]],
    rows: [[[{ is: 'code', text: '1' }]], [[{ text: '2 | 3' }]]],
  });
});
