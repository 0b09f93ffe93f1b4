/** Headings of tables in Ukrainian, in lower case, and how a heading names the language. Messages name the first of each. */
import type { TableHeadings } from '../headings.ts';

export const headings: TableHeadings = {
  columns: {
    number: ['номер', 'номер картки', '№ картки'],
    name: ['назва', 'картка', 'назва картки'],
    color: ['колір', 'колір картки'],
    type: ['тип', 'тип картки', 'вид', 'вид картки'],
    effect: ['точний ефект', 'ефект'],
    text: ['текст', 'ефект', 'текст картки', 'властивість', 'опис', 'правила'],
    deck: ['колода', 'ера', 'епоха'],
    price: ['ціна', 'вартість'],
    copies: ['копії', 'копій', 'кількість', 'к сть', 'кількість копій', 'скільки', 'примірників'],
    language: ['мова'],
    id: [],
    option: ['варіант', 'вибір', 'опція'],
    further: ['другий ефект', 'інший ефект', 'додатковий ефект', 'другий текст', 'інший текст'],
    attribute: [],
  },
  language: ['uk', 'ua', 'ukr', 'ukrainian', 'ucraino', 'українська', 'українською'],
};
