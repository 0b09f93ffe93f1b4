/** What one verb does to things that the sentence says apart; what it means, of which `{body}` is the verb. */

/** *take 1 red card among them into your hand, if there is one* */
export const IF_SOME = 'if {x}: {body}';
/** *upgrade each of its farms for free* */
export const DONE_TO_EACH = 'each {x}: {body}';
