/** Parts, steps and words. The rule of each word is made from its signature. */
import type { ParserMethod, IOrAlt } from 'chevrotain';
import type { Arg, EffectNode, WordNode } from '../ast.ts';
import { Colon, keywordToken, LeftBracket, Name, RightBracket, Semicolon, Separator } from '../tokens.ts';
import { flagWords } from '../vocabulary.ts';
import { WORDS } from '../../words/registry.ts';
import type { WordDeclaration } from '../../words/declaration.ts';
import { type ArgumentKind, headOf, type SignatureElement } from '../../words/signature.ts';
import { ident, NOWHERE } from './base.ts';
import { EventParser } from './events.ts';
import { oneOfTheseWords, wordRuleName } from './messages.ts';

const [And, Or, Then, May] = ['and', 'or', 'then', 'may'].map(keywordToken);

const NO_EFFECT: EffectNode = { kind: 'block', parts: [], range: NOWHERE };

/** Longest opening first, so that the more specific word is tried first. */
const BY_OPENING = [...WORDS].sort((a, b) => b.opening.length - a.opening.length);

/** Numbers the places of one rule, as the parser generator requires. */
interface Places {
  next: number;
}

/** Reads one element of a signature. */
type Read = (args: Record<string, Arg>) => void;

export class EffectParser extends EventParser {
  constructor(skipValidations = true) {
    super(skipValidations);
    this.performSelfAnalysis();
  }

  // program = block                          (separators around it are gone already)
  // block = part { (";" | newline) part }
  readonly block: ParserMethod<[], EffectNode> = this.rule('block', NO_EFFECT, () => {
    const first = this.LA(1);
    const parts = [this.SUBRULE1(this.part)];
    this.MANY(() => {
      this.CONSUME(Separator);
      parts.push(this.SUBRULE2(this.part));
    });
    return parts.length === 1 ? parts[0] : { kind: 'block', parts, range: this.from(first) };
  });

  // body = part { ";" part }
  private readonly body: ParserMethod<[], EffectNode> = this.rule('body', NO_EFFECT, () => {
    const first = this.LA(1);
    const parts = [this.SUBRULE1(this.part)];
    this.MANY(() => {
      this.CONSUME(Semicolon);
      parts.push(this.SUBRULE2(this.part));
    });
    return parts.length === 1 ? parts[0] : { kind: 'block', parts, range: this.from(first) };
  });

  // part = joined { "or" joined }
  private readonly part: ParserMethod<[], EffectNode> = this.rule('part', NO_EFFECT, () => {
    const first = this.LA(1);
    const options = [this.SUBRULE1(this.joined)];
    this.MANY(() => {
      this.CONSUME(Or);
      options.push(this.SUBRULE2(this.joined));
    });
    return options.length === 1 ? options[0] : { kind: 'or', options, range: this.from(first) };
  });

  // joined = step { "then" ["may"] step }
  private readonly joined: ParserMethod<[], EffectNode> = this.rule('joined', NO_EFFECT, () => {
    const first = this.LA(1);
    const steps = [this.SUBRULE1(this.step)];
    const may = [false];
    this.MANY(() => {
      this.CONSUME(Then);
      may.push(this.OPTION(() => this.CONSUME(May)) !== undefined);
      steps.push(this.SUBRULE2(this.step));
    });
    return steps.length === 1 ? steps[0] : { kind: 'then', steps, may, range: this.from(first) };
  });

  private readonly wordRules = BY_OPENING.map((word) => this.wordRule(word));

  // step = word | "(" block ")"
  private readonly step: ParserMethod<[], EffectNode> = this.rule('step', NO_EFFECT, () =>
    this.nested(() =>
      this.or(0, {
        IGNORE_AMBIGUITIES: true,
        DEF: [
          ...BY_OPENING.map((word, i): IOrAlt<EffectNode> => ({
            GATE: this.opens(word),
            ALT: () => this.subrule(i, this.wordRules[i]),
          })),
          { ALT: () => this.SUBRULE(this.bracketed) },
        ],
      }),
    ),
  );

  private readonly bracketed: ParserMethod<[], EffectNode> = this.rule('bracketed', NO_EFFECT, () => {
    this.CONSUME(LeftBracket);
    const inside = this.SUBRULE(this.block);
    this.CONSUME(RightBracket);
    return inside;
  });

  /** If a shorter word begins alike (`shuffle`, `shuffle players`), the whole opening must match. */
  private opens(word: WordDeclaration): (() => boolean) | undefined {
    const [first, ...rest] = word.opening.map(keywordToken);
    if (!WORDS.some((other) => other !== word && keywordToken(other.opening[0]) === first)) return undefined;
    return () => rest.every((keyword, i) => this.is(i + 2, keyword));
  }

  private wordRule(word: WordDeclaration): ParserMethod<[], WordNode> {
    const instead: WordNode = { kind: 'word', word: word.name, keyword: NOWHERE, args: {}, range: NOWHERE };
    const places: Places = { next: 0 };
    const opening = word.opening.map((keyword) => this.keyword(keyword, places));
    const signature = word.signature.map((element) => this.element(element, places));
    return this.rule(wordRuleName(word), instead, () => {
      const first = this.LA(1);
      const args: Record<string, Arg> = {};
      for (const read of opening) read(args);
      const keyword = this.from(first);
      for (const read of signature) read(args);
      return { kind: 'word', word: word.name, keyword, args, range: this.from(first) };
    });
  }

  private element(element: SignatureElement | { el: 'arg'; name: string; as: 'count' }, places: Places): Read {
    switch (element.el) {
      case 'keyword':
        return this.keyword(element.word, places);
      case 'colon': {
        const place = places.next++;
        return () => {
          this.consume(place, Colon);
        };
      }
      case 'arg': {
        const read = this.argument('last' in element && element.last ? 'last-condition' : element.as, places.next++);
        return (args) => {
          args[element.name] = read();
        };
      }
      case 'flag':
        return this.flag(element, places);
      case 'optional':
        return this.optional(element.elements, places);
    }
  }

  private keyword(word: string, places: Places): Read {
    const place = places.next++;
    return () => {
      this.consume(place, keywordToken(word));
    };
  }

  /** A number before a phrase is optional, and a name there belongs to the phrase: so only a count is tried. */
  private optional(elements: readonly SignatureElement[], places: Places): Read {
    const option = places.next++;
    const head = headOf(elements);
    const reads = elements.map((element) =>
      this.element(
        element === head && element.el === 'arg' && element.as === 'atom' ? { ...element, as: 'count' } : element,
        places,
      ),
    );
    return (args) =>
      this.option(option, () => {
        for (const read of reads) read(args);
      });
  }

  private flag(element: SignatureElement & { el: 'flag' }, places: Places): Read {
    const option = places.next++;
    const or = places.next++;
    const written = element.words.map(flagWords);
    const reads = written.map((words) => words.map((word) => this.keyword(word, places)));
    const ahead = (words: string[]): boolean => words.every((word, i) => this.is(i + 1, keywordToken(word)));
    const read: Read = (args) => {
      const first = this.LA(1);
      this.or(or, {
        IGNORE_AMBIGUITIES: true,
        ERR_MSG: oneOfTheseWords(written.map((words) => words.join(' '))),
        DEF: element.words.map((flag, i): IOrAlt<void> => ({
          GATE: () => ahead(written[i]),
          ALT: () => {
            for (const word of reads[i]) word(args);
            args[element.name] = { type: 'flag', flag, range: this.from(first) };
          },
        })),
      });
    };
    return element.optional
      ? (args) => this.option(option, { GATE: () => written.some(ahead), DEF: () => read(args) })
      : read;
  }

  private argument(kind: ArgumentKind | 'count' | 'last-condition', i: number): () => Arg {
    switch (kind) {
      case 'count':
        return () => value(this.subrule(i, this.count));
      case 'atom':
        return () => value(this.subrule(i, this.atom));
      case 'value':
        return () => value(this.subrule(i, this.value));
      case 'condition':
        return () => value(this.subrule(i, this.condition));
      case 'last-condition':
        return () => value(this.subrule(i, this.whereCondition));
      case 'phrase':
        return () => ({ type: 'phrase', phrase: this.subrule(i, this.phrase) });
      case 'items':
        return () => ({ type: 'items', items: this.subrule(i, this.items) });
      case 'cost':
        return () => ({ type: 'cost', cost: this.subrule(i, this.cost) });
      case 'charge':
        return () => ({ type: 'cost', cost: this.subrule(i, this.charge) });
      case 'step':
        return () => ({ type: 'effect', effect: this.subrule(i, this.step) });
      case 'body':
        return () => ({ type: 'effect', effect: this.subrule(i, this.body) });
      case 'event':
        return () => ({ type: 'event', event: this.subrule(i, this.event) });
      case 'name':
        return () => ({ type: 'name', name: ident(this.consume(i, Name)) });
      case 'names':
        return () => ({ type: 'names', names: this.subrule(i, this.names) });
    }
  }

  // names = Name { "and" Name }
  private readonly names = this.rule<ReturnType<typeof ident>[]>('names', [], () => {
    const names = [ident(this.CONSUME1(Name))];
    this.MANY(() => {
      this.CONSUME(And);
      names.push(ident(this.CONSUME2(Name)));
    });
    return names;
  });
}

const value = (node: Extract<Arg, { type: 'value' }>['value']): Arg => ({ type: 'value', value: node });
