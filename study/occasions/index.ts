/** The face of the room: occasions on which a component does something. */
export { type Occasion } from './search.ts';
export { occasionsOf } from './occasions.ts';
