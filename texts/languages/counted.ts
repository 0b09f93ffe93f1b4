/** Numbers with a noun that has a form for one and one for several. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
