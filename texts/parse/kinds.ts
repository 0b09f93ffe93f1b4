/** Kinds of a class in texts: *each kind of building*, *buildings of that kind*. */

/** The name of a kind that the text does not name. */
export const KIND = 'kind';
/** Before a class: each of its kinds. */
export const EACH_KIND = 'kind of ';
