/** From the text of a card to its effect, to the same card in three languages, and to the difference that other words would make. */
import { LANGUAGE_CODES, loadPack } from 'fathom';
import { compareEffects, type ReadProblem, readText, renderEffect } from 'fathom/text';

const { model, diagnostics } = loadPack('underwater-cities');
if (!model) throw new Error(diagnostics[0]?.message);

/** What an author is told; `code` is a union, so a mistyped case does not compile. */
function advice({ code, message, suggestions }: ReadProblem): string {
  switch (code) {
    case 'other-form':
    case 'unknown-phrase':
      return suggestions.length > 0 ? `${message}: write “${suggestions.join('” or “')}”` : message;
    case 'two-readings':
      return `${message}: say which is meant`;
    case 'other-language':
      return `${message}: pass another language`;
    default:
      return message;
  }
}

const { effect, problems } = readText('Build 1 farm. Gain 2 credits.', { model, language: 'en' });
for (const problem of problems) console.log(advice(problem));
if (effect === null) throw new Error('the text was not understood');

console.log(effect);
for (const language of LANGUAGE_CODES) console.log(`${language}: ${renderEffect(effect, { model, language }).text}`);

for (const text of ['Build 1 farms.', 'Gain -1 credit.', 'Costruisci 1 serra.']) {
  for (const problem of readText(text, { model }).problems) console.log(`${text} ${advice(problem)}`);
}

for (const other of ['gain 2 credits; build 1 farm', 'build 1 farm; gain 1 credit per city']) {
  const compared = compareEffects(effect, other, { model });
  console.log(`${other}: ${compared.is}`);
  if (compared.is !== 'different') continue;
  const { position, players, outcomes } = compared;
  console.log(`  ${players} play, and the position is ${JSON.stringify(position)}`);
  for (const [changes] of [outcomes.first, outcomes.second]) {
    console.log('  ', changes?.map(({ what, was, is }) => `${what}: ${was} → ${is}`).join(', ') ?? 'nothing');
  }
}
