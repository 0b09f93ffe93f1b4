/** Texts made at random, each in three languages, with what they do. */
import * as conditions from './conditions.ts';
import { Dice } from './dice.ts';
import { ended, type Clause, type Sentence, type Statement } from './statement.ts';
import { each } from './terms.ts';
import { perhaps, where } from './position.ts';
import { makeGainOrLose } from './chosen-acts.ts';
import { makeChoice, makeIf, makeMay, makePaid, makeRepeated, makeAsOften, makeSingle, makeTwo } from './clauses.ts';
import { makeOfOthers } from './of-others.ts';
import { makeAbility, makeEvent, makeProgram } from './times.ts';

export function statementOf(seed: number): Statement {
  const d = new Dice(seed);
  return { seed, ...makeAny(d), about: d.about };
}

function makeAny(d: Dice): Sentence {
  const at = (kind: string, clause: Clause): Sentence => ({
    kind,
    ...clause,
    says: ended(clause.says),
    when: { at: 'once' },
  });
  return d.one<Sentence>([
    () => at('one', makeSingle(d)),
    () => at('two', makeTwo(d)),
    () => at('choice', makeChoice(d)),
    () => at('may', makeMay(d)),
    () => at('paid', makePaid(d)),
    () => at('if', makeIf(d)),
    () => at('if', makeIf(d)),
    () => at('repeated', d.below(2) === 0 ? makeRepeated(d) : makeAsOften(d)),
    () => at('others', makeOfOthers(d)),
    () => at('others', makeOfOthers(d)),
    () => {
      d.era();
      const act = makeGainOrLose(d);
      const era = conditions.inEra(d.pick([1, 2, 3]));
      return at('era', {
        says: each((lang) => `${{ en: 'if', it: 'se', uk: 'якщо' }[lang]} ${era.you[lang]}, ${act.say.you[lang]}`),
        full: where(era.holds, act.deed),
        loose: where(era.holds, perhaps(act.deed)),
      });
    },
    () => makeAbility(d),
    () => makeProgram(d),
    () => makeEvent(d),
    () => makeEvent(d),
    () => makeEvent(d),
  ]);
}
