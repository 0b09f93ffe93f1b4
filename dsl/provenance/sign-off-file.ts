/** Where sign-offs lie, from the folder that is edited: no pack has a file of this name. Alone here, as the page needs nothing else of them. */
export const SIGN_OFF_FILE = '.fathom/signoffs.yaml';
