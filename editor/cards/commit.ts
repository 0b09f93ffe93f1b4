/** What a change in the table does to the pack. Each is one act, which one undo takes back. */
import { applyEdit } from '../shell/apply-edit.ts';
import { announce, app } from '../state/app.ts';
import { fileForCards } from '../state/own-cards.ts';
import { ask } from '../state/services.ts';
import type { CardRow } from '../worker/card-table-protocol.ts';
import type { FeatureArguments, FeatureResult, LanguageCode } from '../worker/protocol.ts';
import { tc } from '../i18n/cards.ts';

type Said = FeatureResult<'sayInWords'>;
type CardEdit = FeatureResult<'setFields'>;
type FieldChanges = FeatureArguments<'setFields'>[0];

/** What a row says below its text: why its words are not its effect yet, and what mends them. */
export interface RowNote {
  /** that it is about */
  text: string;
  said: Said | null;
  /** why an edit was refused */
  refused: string | null;
}

const languageOfPage = (): LanguageCode => app.now.settings.language;

/** Makes the edit of an answer; else says why there is none. `made`: the id of the component that came. */
async function change(answer: Promise<CardEdit>): Promise<{ refused: string | null; made: string | null }> {
  const edit = await answer;
  if ('refused' in edit) return { refused: edit.refused, made: null };
  applyEdit(edit.edit);
  return { refused: null, made: edit.made?.id ?? null };
}

/** Sets fields of cards; returns why they are not set, or null. An empty value clears the field. */
export async function setFields(pack: string, changes: FieldChanges): Promise<string | null> {
  const { refused } = await change(ask('languageService', pack, 'setFields', [changes, languageOfPage()]));
  if (refused !== null) announce(refused, 'error');
  return refused;
}

/** The value of a field as it is written in the file: a number where one was typed. */
export const valueOf = (written: string): string | number | null => {
  const text = written.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
};

/**
 * Says in words what a card does. What is understood becomes its effect, and its type follows where only one has a place for it. What is
 * not stays on the card as its printed text, in place of the effect, which is another one.
 */
export async function sayText(pack: string, { id, state }: Pick<CardRow, 'id' | 'state'>, text: string): Promise<RowNote | null> {
  if (text.trim() === '') {
    const refused = await clearText(pack, id);
    return refused === null ? null : { text, said: null, refused };
  }
  const said = await askFor(pack, id, text);
  const types = said.misfit?.types ?? [];
  const edit = said.edit ?? (types.length === 1 ? types[0].edit : null);
  if (edit) {
    applyEdit(edit);
    return null;
  }
  const kept = await change(
    ask('languageService', pack, 'setFields', [await openText(pack, id, text, state), languageOfPage()]),
  );
  return { text, said, refused: kept.refused };
}

/** What the words of a card say, without writing anything. */
export const askFor = (pack: string, id: string, text: string): Promise<Said> =>
  ask('languageService', pack, 'sayInWords', [
    { component: { section: 'cards', id }, key: null, language: app.now.settings.content },
    text,
  ]);

/** The text in place of all effects. */
async function openText(pack: string, id: string, text: string, state: CardRow['state']): Promise<FieldChanges> {
  const keys = state === 'empty' || state === 'open' ? [] : await programsOf(pack, id);
  return [
    ...keys.map((key) => ({ section: 'cards' as const, id, key, value: null })),
    { section: 'cards', id, key: 'text', value: text },
  ];
}

async function clearText(pack: string, id: string): Promise<string | null> {
  const keys = await programsOf(pack, id);
  return setFields(pack, [...keys, 'text'].map((key) => ({ section: 'cards' as const, id, key, value: null })));
}

async function programsOf(pack: string, id: string): Promise<string[]> {
  const details = await ask('componentDetails', pack, 'cards', id);
  return details?.effects.flatMap(({ key, program }) => (program ? [key] : [])) ?? [];
}

/** A new card under the last one of one's own, or behind another one; its id, or null. */
export async function newCard(values: Record<string, string>, after?: string): Promise<string | null> {
  const place = await fileForCards();
  if (!place) return null;
  const added = { section: 'cards' as const, file: place.file, values, ...(after === undefined ? {} : { after }) };
  const { refused, made } = await change(ask('languageService', place.pack, 'addComponents', [[added], languageOfPage()]));
  if (refused !== null) announce(refused, 'error');
  else announce(tc('added', { n: 1 }), 'spoken');
  return made;
}

export async function duplicate(pack: string, id: string): Promise<string | null> {
  const { refused, made } = await change(
    ask('languageService', pack, 'duplicateComponents', [[{ section: 'cards', id }], languageOfPage()]),
  );
  announce(refused ?? tc('duplicated'), refused === null ? 'info' : 'error');
  return made;
}

export async function remove(pack: string, id: string, name: string): Promise<void> {
  const answer = await ask('languageService', pack, 'deleteComponents', [[{ section: 'cards', id }], languageOfPage()]);
  if ('refused' in answer) return announce(answer.refused, 'error');
  applyEdit(answer.edit);
  const { usedBy } = answer;
  announce(usedBy.length > 0 ? tc('deletedUsed', { name, by: usedBy.join(', ') }) : tc('deleted', { name }));
}
