/** What the page asks of the worker about occasions on which a component does something. */
import type { LanguageCode } from '../../dsl/index.ts';

/** Something that is done at a position, and what is otherwise there with the component. */
export interface OccasionView {
  /** what is done, in the effect language */
  effect: string;
  /** the same in words; null where there are none */
  said: string | null;
  /** it is done as an effect of this component */
  as: string | null;
  /** the position, as scenarios write it */
  at: string;
  /** where the component lies */
  zone: string | null;
  players: number;
  options: Record<string, string | number>;
  /** keys of the choices */
  choices: string[];
  /** it is an effect of the component itself, so that without it nothing is done */
  isOwn: boolean;
  /** null: it does not change there */
  changes: { label: string; here: string | null; elsewhere: string | null }[];
  /** what the component does, a line each */
  fired: string[];
}

/** The methods of the worker about them. */
export interface OccasionsApi {
  /** up to three, the simplest first; none for a component that cannot be tried, or while the pack has errors */
  occasions(pack: string, section: string, id: string, language: LanguageCode): OccasionView[];
}
