/** Headings of tables in English, in lower case, and how a heading names the language. Messages name the first of each. */
import type { TableHeadings } from '../headings.ts';

export const headings: TableHeadings = {
  columns: {
    number: ['number', 'no', 'no.', 'nr', 'nr.', 'num', '#', '№', 'n°', 'card no', 'card no.', 'card number'],
    name: ['name', 'title', 'card', 'card name', 'card title', 'name of card', 'name of the card'],
    color: ['colour', 'color', 'card colour', 'card color'],
    type: ['type', 'kind', 'card type', 'card kind', 'type of card'],
    effect: ['exact effect', 'effect'],
    text: ['text', 'rules text', 'card text', 'effect', 'card effect', 'rules', 'ability', 'description'],
    deck: ['deck', 'epoch'],
    price: ['cost', 'price', 'card cost'],
    copies: ['copies', 'qty', 'qty.', 'quantity', 'count', 'number of copies', 'how many'],
    language: ['lang', 'language'],
    id: ['id'],
    option: ['option', 'choice', 'alternative'],
    further: ['second effect', 'further effect', 'other effect', 'additional effect', 'second text', 'further text'],
    attribute: [],
  },
  language: ['en', 'eng', 'english', 'inglese', 'англійська', 'англійською'],
};
