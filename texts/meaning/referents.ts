/**
 * The things that an effect refers to, in the order of its text: what `it` refers to at each place, and which names
 * given with `as` a text may leave out, because only one thing can be *that city*.
 */
import {
  kindOfGiver,
  type Symbols,
  argumentOf,
  subjectOf,
  type Arg,
  type EffectNode,
  type EventNode,
  type ExprNode,
  type Ident,
  type PhraseNode,
  type PostNode,
  type WordNode,
} from '../../dsl/internal.ts';

/** Something mentioned: what it is, the name it was given, and the node that gave the name. */
export interface Referent {
  noun: string;
  as?: string;
  /** one kind of a class, no thing */ kind: boolean;
  /** it was built just now */ built?: true;
  /** things that were mentioned together, of which none is *that card* */ several?: true;
  /** a card that was drawn */ drawn?: true;
  by?: object;
  /** what a clause about a phrase is about: *cities that …* */ isOfClause?: true;
  /** that is about it */ event?: EventNode;
}
/** A place where a phrase names something that may have been mentioned before. */
export interface Mention {
  ident: Ident;
  latest: Referent | undefined;
  before: readonly Referent[];
  /** cards that were drawn before, and have no name */
  drawn: readonly Referent[];
  /** other things that were mentioned since `latest`, before this clause */
  since: readonly string[];
}

/** What an event is about; undefined for one without a subject. Of several it is that of the last. */
export function subjectOfEvent(event: EventNode): PhraseNode | undefined {
  const last = lastEvent(event);
  if (last.kind === 'gives') return kindOfGiver(last.by) ? undefined : last.by;
  return 'phrase' in last ? last.phrase : undefined;
}

/** The event alone: what is counted, what another player does, the last of several. */
export function lastEvent(event: EventNode): EventNode {
  if (event.kind === 'nth' || event.kind === 'another') return lastEvent(event.event);
  const last = event.kind === 'or' ? event.events.at(-1) : undefined;
  return last ? lastEvent(last) : event;
}

/** Whether something is built in each of the events. */
const isBuilding = (event: EventNode): boolean =>
  event.kind === 'or'
    ? event.events.every(isBuilding)
    : event.kind === 'nth' || event.kind === 'another'
      ? isBuilding(event.event)
      : event.kind === 'you' && event.verb.text === 'build';

/** The one card that a draw gives, among the amounts of a word. */
export function drawnCard({ word, args: { items } }: WordNode): Ident | undefined {
  if (word !== 'gain' || items?.type !== 'items') return undefined;
  const [drawn, ...others] = items.items.filter(({ what }) => isCardNoun(what.text));
  if (!drawn || others.length > 0 || drawn.per) return undefined;
  const isOne = !drawn.amount || (drawn.amount.kind === 'number' && drawn.amount.value === 1);
  return isOne ? drawn.what : undefined;
}

const isCardNoun = (text: string): boolean => text === 'card' || text === 'cards';

export class ReferentTracker {
  readonly all: Referent[] = [];
  /** cards that were drawn without a name: a text can speak of them nevertheless */
  readonly drawn: Referent[] = [];
  private latest: Referent | undefined;
  /** what else was mentioned since, before the clause that is being walked and in it */
  private since: readonly string[] = [];
  private inClause: readonly string[] = [];
  /** names that were used after more than one thing of their kind had been mentioned */
  private readonly ambiguous = new Set<string>();
  /** `idOf`: the singular name of what a noun names; `mention` is called for each noun, before what it names is remembered. */
  constructor(
    private readonly idOf: (noun: string) => string,
    private readonly mention: (mention: Mention) => void = () => {},
    /** what a text calls it: `footprint of it` are sites */
    private readonly thingOf: (noun: string) => string = idOf,
  ) {}

  walk(effect: EffectNode): void {
    switch (effect.kind) {
      case 'block':
        effect.parts.forEach((part) => this.walk(part));
        break;
      case 'or':
        effect.options.forEach((option) => this.walk(option));
        break;
      case 'then':
        effect.steps.forEach((step) => this.walk(step));
        break;
      case 'word':
        this.word(effect);
        break;
    }
  }
  /** Whether a text can do without the name: wherever it is used, only one thing of its kind has been mentioned so far. */
  isUnambiguous(name: string): boolean {
    const [first, ...others] = this.all.filter(({ as }) => as === name);
    return first !== undefined && others.length === 0 && !first.kind && !this.ambiguous.has(name);
  }

  private word(node: WordNode): void {
    const args = Object.values(node.args);
    const subject = subjectOf(node.word)?.argument;
    const about = subject && node.args[subject];
    let isTold = false;
    for (const [name, arg] of Object.entries(node.args)) {
      // in a condition behind it, `it` is what is done to
      if (about?.type === 'phrase' && argumentOf(node.word, name)?.last) {
        this.introduce(about.phrase, undefined, false, node);
        isTold = true;
      }
      this.argument(arg);
    }
    const as = node.args.as?.type === 'name' ? node.args.as.name.text : undefined;
    const { over } = node.args;
    if ((node.word === 'each' || node.word === 'each-kind') && over?.type === 'phrase') {
      this.introduce(over.phrase, as, node.word === 'each-kind', node);
    }
    this.since = [...this.since, ...this.inClause];
    this.inClause = [];
    for (const arg of args) if (arg.type === 'effect') this.walk(arg.effect);
    if (about?.type === 'phrase' && !isTold) {
      this.introduce(about.phrase, as, argumentOf(node.word, subject!)?.form === 'kind', node, {
        built: node.word === 'build',
      });
    }
    this.draw(node, as);
  }
  private argument(arg: Arg): void {
    if (arg.type === 'phrase') this.phrase(arg.phrase);
    else if (arg.type === 'value') this.expr(arg.value);
    else if (arg.type === 'event') this.event(arg.event);
    else if (arg.type === 'items') {
      arg.items.forEach((item) => this.values(item.amount, item.per?.every, item.per?.of));
    } else if (arg.type === 'cost' && arg.cost.kind === 'price') this.phrase(arg.cost.of);
    else if (arg.type === 'cost' && arg.cost.kind === 'amounts') {
      arg.cost.alternatives.flat().forEach((item) => this.values(item.amount, item.per?.every, item.per?.of));
    }
  }
  /** A card that is drawn is spoken of by its name; `it` stays what it was. */
  private draw(node: WordNode, as: string | undefined): void {
    const card = drawnCard(node);
    if (!card) return;
    const drawn: Referent = { noun: this.idOf(card.text), kind: false, drawn: true, by: node };
    if (as === undefined) this.drawn.push(drawn);
    else this.all.push({ ...drawn, as });
  }
  private values(...all: (ExprNode | undefined)[]): void {
    for (const one of all) if (one) this.expr(one);
  }
  private event(event: EventNode, built = isBuilding(event)): void {
    if (event.kind === 'or') event.events.forEach((one) => this.event(one, built));
    else if (event.kind === 'nth' || event.kind === 'another') this.event(event.event, built);
    else if ('phrase' in event) {
      this.phrase(event.phrase);
      this.introduce(event.phrase, undefined, false, undefined, { built, event });
    } else this.latest = undefined;
  }
  private expr(expr: ExprNode): void {
    switch (expr.kind) {
      case 'number':
        break;
      case 'phrase':
        this.phrase(expr);
        break;
      case 'unary':
        this.expr(expr.operand);
        break;
      case 'binary':
        this.values(expr.left, expr.right);
        break;
      case 'is':
        this.values(expr.left, expr.right);
        break;
      case 'call':
        this.values(...expr.args);
        break;
      case 'over':
        this.phrase(expr.phrase);
        this.introduce(expr.phrase, expr.as?.text, expr.as !== undefined, expr);
        this.expr(expr.body);
        break;
      case 'table':
        this.values(expr.on, ...expr.rows.map(({ value }) => value), expr.otherwise);
        break;
    }
  }
  private phrase(phrase: PhraseNode): void {
    const named = this.all.find(({ as }) => as === phrase.noun.text);
    const isOne = ({ noun, kind, several }: Referent): boolean => !kind && !several && noun === named?.noun;
    if (named && this.all.filter(isOne).length > 1) {
      this.ambiguous.add(phrase.noun.text);
    }
    this.mention({ ident: phrase.noun, latest: this.latest, before: this.all, drawn: this.drawn, since: this.since });
    phrase.posts.forEach((post) => this.post(post, phrase));
    this.values(...(phrase.args ?? []));
    if (!named && phrase.noun.text !== 'it') this.inClause = [...this.inClause, this.idOf(phrase.noun.text)];
  }
  private post(post: PostNode, of: PhraseNode): void {
    switch (post.kind) {
      case 'of':
        this.phrase(post.of);
        break;
      case 'within':
        this.expr(post.n);
        this.phrase(post.of);
        break;
      case 'to':
      case 'adjacent-to':
        this.phrase(post.to);
        break;
      // what narrows a zone narrows its content
      case 'in':
        this.phrase({ ...post.zone, posts: [] });
        post.zone.posts.forEach((inner) => this.post(inner, of));
        break;
      case 'with':
      case 'where': {
        // in there, `it` is what the condition is about
        const outside = { latest: this.latest, since: this.since };
        this.latest = { noun: this.nounOf(of), kind: false, isOfClause: true };
        this.since = [];
        this.expr(post.condition);
        this.latest = outside.latest;
        this.since = outside.since;
        break;
      }
      case 'this':
        break;
    }
  }
  private introduce(
    phrase: PhraseNode,
    as: string | undefined,
    kind: boolean,
    by?: object,
    { built = false, event }: { built?: boolean; event?: EventNode } = {},
  ): void {
    const thing: Referent = {
      noun: this.nounOf(phrase),
      ...(as === undefined ? {} : { as }),
      kind,
      ...(built ? { built } : {}),
      ...(this.isSeveral(phrase) ? { several: true as const } : {}),
      ...(by ? { by } : {}),
      ...(event ? { event } : {}),
    };
    const spokenOf = phrase.noun.text === 'it' || this.all.some((other) => other.as === phrase.noun.text);
    if (!spokenOf || as !== undefined) this.all.push(thing);
    this.since = [];
    this.inClause = [];
    this.latest =
      spokenOf && as === undefined ? (this.all.find((other) => other.as === phrase.noun.text) ?? this.latest) : thing;
  }
  /** `top 3 cards of deck`, `cards in hand` */
  private isSeveral({ top, noun: { text } }: PhraseNode): boolean {
    const n = top?.n;
    return top ? n !== undefined && !(n.kind === 'number' && n.value === 1) : this.idOf(text) !== text;
  }
  private nounOf({ noun }: PhraseNode): string {
    return noun.text === 'it'
      ? (this.latest?.noun ?? 'it')
      : (this.all.find(({ as }) => as === noun.text)?.noun ?? this.thingOf(noun.text));
  }
}

/** The name by which the model knows what a noun names: `farms` is `farm`. */
export function singularName(text: string, symbols: Symbols): string {
  const found = symbols.find(text);
  if (found.length > 0) return found.some(({ id }) => id === text) ? text : found[0].id;
  return ['site', 'card', 'slot', 'tile', 'player'].find((core) => `${core}s` === text) ?? text;
}
