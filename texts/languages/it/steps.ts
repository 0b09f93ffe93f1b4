/** How far a piece goes, in Italian. */
export const inSteps = (n: number): string => (n === 1 ? '1 passo' : `${n} passi`);
