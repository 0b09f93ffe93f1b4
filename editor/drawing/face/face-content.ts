/** What a face shows, as plain data. */
export interface FaceData {
  id: string;
  /** a card, an action slot with the place of its marker, or anything else that is printed with a text */
  shape: 'card' | 'slot' | 'plate';
  name: string;
  number: number | null;
  /** this and the other names are in the language of the face */
  type: string;
  deck: string;
  color: string | null;
  colorName: string;
  colorIndex: number;
  /** `3 {credit}` */
  price: string | null;
  texts: { title: string | null; text: string; marked: string }[];
  /** the name of the provenance: original, derived, attested … */
  status: string;
  pack: string;
  language: string;
}
