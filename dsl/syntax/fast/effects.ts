/**
 * A parser for valid texts: makes the same trees as the grammar of `parser/` in a tenth of the time, because it has no error
 * recovery. A test compares both. Both parse words by their signatures.
 */
import type { Arg, EffectNode, Range } from '../ast.ts';
import { flagWords } from '../vocabulary.ts';
import { WORDS } from '../../words/registry.ts';
import type { WordDeclaration } from '../../words/declaration.ts';
import { type ArgumentKind, headOf, type SignatureElement } from '../../words/signature.ts';
import { BAIL_OUT, bailOut } from './base.ts';
import { FastEventParser } from './events.ts';
import { beginsPhrase, beginsValue } from './first-tokens.ts';
import { NAME, SEPARATOR, tokenize } from './tokens.ts';

/** The grammar rules for whole texts. */
export type EntryRule = 'block' | 'condition' | 'value' | 'phrase' | 'cost' | 'items';

/** The tree of a text, or null if it is invalid or exceeds a limit. */
export function parseFast(text: string, rule: EntryRule): unknown {
  const tokens = tokenize(text);
  if (!tokens || tokens.length === 0) return null;
  try {
    const parser = new FastParser(tokens);
    const tree = parser[rule]();
    return parser.done ? tree : null;
  } catch (error) {
    if (error === BAIL_OUT) return null;
    throw error;
  }
}

/** Words by the first word of their opening, the longest opening first. */
const BY_FIRST = new Map<string, WordDeclaration[]>();
for (const word of [...WORDS].sort((a, b) => b.opening.length - a.opening.length)) {
  BY_FIRST.set(word.opening[0], [...(BY_FIRST.get(word.opening[0]) ?? []), word]);
}

type Args = Record<string, Arg>;

class FastParser extends FastEventParser {
  get done(): boolean {
    return this.at === this.tokens.length;
  }

  block(): EffectNode {
    return this.#parts(() => this.can(SEPARATOR));
  }
  #body(): EffectNode {
    return this.#parts(() => this.sees(';'));
  }

  #parts(goesOn: () => boolean): EffectNode {
    const first = this.next;
    const parts = [this.#part()];
    while (goesOn()) {
      this.at++;
      parts.push(this.#part());
    }
    return parts.length === 1 ? parts[0] : { kind: 'block', parts, range: this.from(first) };
  }

  #part(): EffectNode {
    const first = this.next;
    const options = [this.#joined()];
    while (this.takeIf('or')) options.push(this.#joined());
    return options.length === 1 ? options[0] : { kind: 'or', options, range: this.from(first) };
  }

  #joined(): EffectNode {
    const first = this.next;
    const steps = [this.#step()];
    const may = [false];
    while (this.takeIf('then')) {
      may.push(this.takeIf('may'));
      steps.push(this.#step());
    }
    return steps.length === 1 ? steps[0] : { kind: 'then', steps, may, range: this.from(first) };
  }

  #step(): EffectNode {
    return this.nested(() => {
      if (this.takeIf('(')) {
        const inside = this.block();
        this.take(')');
        return inside;
      }
      return this.#word(
        BY_FIRST.get(this.next.image)?.find(({ opening }) =>
          opening.every((keyword, i) => this.ahead(i + 1).image === keyword),
        ) ?? bailOut(),
      );
    });
  }

  #word({ name, opening, signature }: WordDeclaration): EffectNode {
    const first = this.next;
    const args: Args = {};
    this.at += opening.length;
    const keyword: Range = this.from(first);
    for (const element of signature) this.#element(element, args);
    return { kind: 'word', word: name, keyword, args, range: this.from(first) };
  }

  // ---------------------------------------------------------------------------------------------- signatures

  #element(element: SignatureElement, args: Args): void {
    switch (element.el) {
      case 'keyword':
        this.take(element.word);
        break;
      case 'colon':
        this.take(':');
        break;
      case 'arg':
        args[element.name] = element.last ? { type: 'value', value: this.lastCondition() } : this.#argument(element.as);
        break;
      case 'flag':
        this.#flag(element, args);
        break;
      case 'optional':
        this.#optional(element.elements, args);
        break;
    }
  }

  /** An optional number before a phrase: a name there belongs to the phrase. */
  #optional(elements: readonly SignatureElement[], args: Args): void {
    const head = headOf(elements);
    if (!this.#canBegin(elements[0]) && !this.#canBegin(head)) return;
    for (const element of elements) {
      if (element === head && element.el === 'arg' && element.as === 'atom') {
        args[element.name] = { type: 'value', value: this.count() };
      } else this.#element(element, args);
    }
  }

  #canBegin(element: SignatureElement): boolean {
    switch (element.el) {
      case 'keyword':
        return this.sees(element.word);
      case 'colon':
        return this.sees(':');
      case 'flag':
        return element.words.some((flag) => this.sees(flagWords(flag)[0]));
      case 'arg':
        return this.#canBeginArgument(element.as);
      case 'optional':
        return bailOut();
    }
  }

  #canBeginArgument(kind: ArgumentKind): boolean {
    switch (kind) {
      case 'atom':
        return this.beginsCount();
      case 'value':
        return beginsValue(this.next);
      case 'condition':
        return this.sees('not') || beginsValue(this.next);
      case 'phrase':
        return beginsPhrase(this.next);
      case 'items':
        return this.beginsCount() || this.can(NAME) || this.sees('different') || this.sees('same');
      case 'cost':
        return this.sees('free') || this.sees('usual') || this.sees('price') || this.beginsCount() || this.can(NAME);
      case 'charge':
        return this.sees('free') || this.sees('for');
      case 'step':
      case 'body':
        return this.sees('(') || BY_FIRST.has(this.next.image);
      case 'event':
        return this.sees('you') || beginsPhrase(this.next);
      case 'name':
      case 'names':
        return this.can(NAME);
    }
  }

  #flag({ name, words, optional }: SignatureElement & { el: 'flag' }, args: Args): void {
    const first = this.next;
    const flag = words.find((candidate) => flagWords(candidate).every((word, i) => this.ahead(i + 1).image === word));
    if (flag === undefined) {
      if (!optional) bailOut();
      return;
    }
    this.at += flagWords(flag).length;
    args[name] = { type: 'flag', flag, range: this.from(first) };
  }

  #argument(kind: ArgumentKind): Arg {
    switch (kind) {
      case 'atom':
        return { type: 'value', value: this.atom() };
      case 'value':
        return { type: 'value', value: this.value() };
      case 'condition':
        return { type: 'value', value: this.condition() };
      case 'phrase':
        return { type: 'phrase', phrase: this.phrase() };
      case 'items':
        return { type: 'items', items: this.items() };
      case 'cost':
        return { type: 'cost', cost: this.cost() };
      case 'charge':
        return { type: 'cost', cost: this.charge() };
      case 'step':
        return { type: 'effect', effect: this.#step() };
      case 'body':
        return { type: 'effect', effect: this.#body() };
      case 'event':
        return { type: 'event', event: this.event() };
      case 'name':
        return { type: 'name', name: this.name() };
      case 'names':
        return { type: 'names', names: this.#names() };
    }
  }

  #names(): ReturnType<FastParser['name']>[] {
    const names = [this.name()];
    while (this.takeIf('and')) names.push(this.name());
    return names;
  }
}
