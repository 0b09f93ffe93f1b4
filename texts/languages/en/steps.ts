/** How far a piece goes, in English. */
export const inSteps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
