/** Puts the messages of a game into words: questions, options, reasons, events. */
import { uncapitalize, type Origin, type PackModel } from '../../dsl/internal.ts';
import { type LanguageDeclaration, PartRenderer, withoutUnusedNames } from '../../texts/internal.ts';
import type {
  Cause,
  ChoiceProblem,
  OptionMeaning,
  PartMeaning,
  PriceSource,
  Question,
  Reason,
} from '../machine/messages.ts';
import { type RequestProblem, requestWords } from '../machine/request-messages.ts';
import type { TraceEvent } from '../machine/trace-event.ts';
import { ChangeRenderer, type ChangedFact, type ChangeWords } from './changes.ts';
import { asks } from './asks.ts';
import { Names } from './names.ts';
import { saidOfPiece } from './piece-act.ts';
import type { MessageTexts, Say } from './texts.ts';

/** A text of one of the tables, whatever the type of the message. */
type AnyText<Text = string> = (message: unknown, say: Say) => Text;

export class MessageRenderer extends Names implements Say {
  private readonly effects: PartRenderer;
  private readonly changes: ChangeRenderer;
  /** says effects in sentences; itself, except in English, where options and reasons have them as they are written */
  private readonly inSentences: MessageRenderer;

  /** `gameWords` has one for each pack and language. */
  constructor(
    model: PackModel,
    declaration: LanguageDeclaration,
    private readonly texts: MessageTexts,
    private readonly asWritten: boolean,
  ) {
    super(model, declaration);
    this.effects = new PartRenderer(model, declaration);
    this.changes = new ChangeRenderer(model, this.texts, this);
    this.inSentences = asWritten ? new MessageRenderer(model, declaration, texts, false) : this;
  }

  /** In the words of the pack where it has some. */
  question(question: Question): string {
    const name = question.type === 'confirm' ? question.name : question.askedAs;
    const own = name === undefined ? undefined : this.ownQuestion(name);
    const asked =
      own === undefined
        ? (this.texts.questions[question.type] as AnyText)(question, this.inSentences)
        : `${'cause' in question ? asks(question.cause, this) : ''}${own}`;
    const isRepeated = question.type === 'alternative' && question.times !== 1;
    return isRepeated ? `${asked} ${this.texts.often(question.times)}` : asked;
  }
  option(option: OptionMeaning): string {
    return (this.texts.options[option.type] as AnyText)(option, this);
  }
  part(part: PartMeaning): string {
    return (this.texts.parts[part.type] as AnyText)(part, this);
  }
  way(way: PartMeaning | { type: 'piece'; piece: string }): string {
    return way.type === 'piece' ? this.piece(way.piece) : this.part(way);
  }
  reason(reason: Reason): string {
    return (this.texts.reasons[reason.type] as AnyText)(reason, this);
  }
  problem(problem: ChoiceProblem): string {
    return (this.texts.problems[problem.type] as AnyText)(problem, this);
  }
  request(problem: RequestProblem): string {
    return requestWords(problem, this.texts.request);
  }
  /** What happened, without the player: `builds a farm on b6a`. Null for what only frames others. */
  event(event: TraceEvent): string | null {
    const said = event.type === 'piece' ? { ...event, what: saidOfPiece(this.model, event) } : event;
    return (this.texts.events[event.type] as AnyText<string | null>)(said, this);
  }
  cause({ kind, id }: Cause): string {
    return this.texts.causes[kind](id, this);
  }
  change(change: ChangedFact): ChangeWords {
    return this.changes.words(change);
  }
  source(source: PriceSource): string {
    return (this.texts.sources[source.from] as AnyText)(source, this);
  }

  effect({ text }: Origin, of?: Cause): string {
    if (this.asWritten) return withoutUnusedNames(text);
    const rendered = this.effects.effect(text, of && SELF[of.kind]);
    if (rendered === null) return text;
    rendered.missing.forEach(({ name }) => this.missing.add(name));
    return uncapitalize(rendered.text.replace(/\.$/, ''));
  }
  condition({ text }: Origin): string | null {
    const rendered = this.effects.condition(text);
    rendered?.missing.forEach(({ name }) => this.missing.add(name));
    return rendered ? uncapitalize(rendered.text) : null;
  }
}

/** What `this` is in the effects of a component. */
const SELF: Record<Cause['kind'], string> = {
  card: 'card',
  slot: 'slot',
  site: 'site',
  piece: 'site',
  track: 'site',
  game: 'card',
};
