/** Why an edit of a component is not made, as data; its words are in the folders of the languages. */

/** The kinds of reasons, each with its data. */
interface EditRefusals {
  /** no component of the pack has this id */
  unknown: { id: string };
  'no-file': { file: string };
  /** a file that cannot be read as YAML, so that nothing in it has a certain place */
  'broken-file': { file: string };
  'read-only': { file: string };
  /** of a pack that this one extends: it can be changed here, but not moved */
  'other-pack': { id: string; pack: string };
  /** of a section that other packs cannot change */
  'not-changed-from-here': { id: string; pack: string };
  /** the field stands in the pack that this one extends, which says it for all */
  'set-by-base': { id: string; key: string; pack: string };
  required: { key: string };
  'not-an-id': { id: string };
  taken: { id: string };
  /** another place of the file stands for it, or it for another one */
  shared: { id: string };
  /** inside of brackets together with others */
  'in-brackets': { id: string };
  /** nothing in the pack shows how such an entry is written */
  'no-pattern': { section: string };
  /** a name that is inflected, with forms that have to be written one by one */
  'needs-forms': { id: string; language: string };
  /** its text comes from its effect */
  'has-effect': { id: string };
  /** cards of the type do what they do at once, from then on, or not at all, and this one does otherwise */
  'other-time': { type: string; does: 'at-once' | 'from-then-on' };
  'no-program': { type: string; key: string };
}

type EditRefusalKind = keyof EditRefusals;

/** A reason: its kind and the data of the kind. */
export type EditRefusal = { [Kind in EditRefusalKind]: { is: Kind } & EditRefusals[Kind] }[EditRefusalKind];

/** What a language must have for the reasons; a kind without words does not compile. */
export type EditRefusalWords = { [Kind in EditRefusalKind]: (data: EditRefusals[Kind]) => string };
