/** How far a piece goes, in Ukrainian. */
import { counted } from './counted.ts';

export const inSteps = (n: number): string => counted(n, ['крок', 'кроки', 'кроків']);
