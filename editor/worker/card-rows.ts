/** The cards of a pack as the rows of a table. */
import { childOf, plain, type ComponentSource, type EffectSource, type LanguageCode } from '../../dsl/internal.ts';
import { nodeOf } from '../../service/language-service/index.ts';
import { effectsOf, LANGUAGES, renderComponent } from '../../texts/internal.ts';
import type { CardRow } from './card-table-protocol.ts';
import type { WorkerPacks } from './packs.ts';
import type { ComponentView } from './protocol.ts';

/** In the order of the pack. Texts are those of the last state without errors where the pack has errors now. */
export function cardRows(packs: WorkerPacks, pack: string, language: LanguageCode): CardRow[] {
  const { components, diagnostics, names } = packs.view(pack);
  const good = packs.playable(pack) ?? packs.lastGood(pack);
  const { sources } = packs.load(pack);
  const bySource = new Map(sources.components.filter(isCard).map((one) => [one.id, one]));
  return components.filter(isCard).map((view): CardRow => {
    const source = bySource.get(view.id);
    const node = source && nodeOf(sources, source);
    const value = (key: string): string => {
      const field = node && childOf(node, key);
      const read = field ? plain(field) : null;
      return typeof read === 'string' || typeof read === 'number' ? String(read) : '';
    };
    const texts = good?.sources.components.some((one) => isCard(one) && one.id === view.id)
      ? renderComponent(good.model, good.sources, view, LANGUAGES[language])
      : [];
    const effects = effectsOf(sources, 'cards', view.id).filter(isProgram);
    // a price has a column of its own
    const said = texts.filter(({ key }) => effects.some(({ key: program }) => program === key));
    const found = diagnostics.filter(
      ({ file, line, severity }) =>
        severity === 'error' && file === view.file && line >= view.line && line <= view.endLine,
    );
    return {
      id: view.id,
      file: view.file,
      line: view.line,
      number: view.number,
      name: language === 'en' ? value('name') : (names[language][view.id] ?? ''),
      deck: view.deck,
      type: view.type,
      color: view.color,
      price: value('price'),
      copies: value('copies'),
      printed: view.notEncoded,
      rendered: said
        .map(({ title, text }) => (title === null || said.length === 1 ? text : `${title}: ${text}`))
        .join('\n'),
      effect: effects.map((one) => one.source.text.trim()).join('\n'),
      isSplit: effects.length > 1,
      state: stateOf(view, effects.length > 0),
      problems: found.map(({ message }) => message),
    };
  });
}

const isCard = ({ section }: Pick<ComponentView | ComponentSource, 'section'>): boolean => section === 'cards';

const isProgram = ({ source: { kind } }: { source: EffectSource }): boolean =>
  kind === 'program' || kind === 'standing';

function stateOf({ errors, notEncoded }: ComponentView, hasEffect: boolean): CardRow['state'] {
  if (errors > 0) return 'error';
  if (notEncoded !== null) return 'open';
  return hasEffect ? 'understood' : 'empty';
}
