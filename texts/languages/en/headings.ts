/** Headings of tables in English, in lower case, and how a heading names the language. Messages name the first of each. */
import type { TableHeadings } from '../headings.ts';

export const headings: TableHeadings = {
  columns: {
    number: ['number', 'no', 'no.', 'nr', 'nr.', 'num', '#', '№', 'n°', 'card no', 'card no.', 'card number'],
    name: ['name', 'title', 'card', 'card name', 'card title', 'name of card', 'name of the card'],
    color: ['colour', 'color', 'card colour', 'card color'],
    type: ['type', 'kind', 'card type', 'card kind', 'type of card'],
    text: ['text', 'rules text', 'card text', 'effect', 'card effect', 'rules', 'ability', 'description'],
    deck: ['deck', 'epoch'],
    price: ['cost', 'price', 'card cost'],
    language: ['lang', 'language'],
    id: ['id'],
  },
  language: ['en', 'eng', 'english', 'inglese', 'англійська', 'англійською'],
};
