/** Headings of tables in Ukrainian, in lower case, and how a heading names the language. Messages name the first of each. */
import type { TableHeadings } from '../headings.ts';

export const headings: TableHeadings = {
  columns: {
    number: ['номер', 'номер картки', '№ картки'],
    name: ['назва', 'картка', 'назва картки'],
    color: ['колір', 'колір картки'],
    type: ['тип', 'тип картки', 'вид', 'вид картки'],
    text: ['текст', 'ефект', 'текст картки', 'властивість', 'опис', 'правила'],
    deck: ['колода', 'ера', 'епоха'],
    price: ['ціна', 'вартість'],
    language: ['мова'],
    id: [],
  },
  language: ['uk', 'ua', 'ukr', 'ukrainian', 'ucraino', 'українська', 'українською'],
};
