/** What a change in the table does to the pack. Each is one act, which one undo takes back. */
import { editComponents, makeEdit } from '../shell/component-edits.ts';
import { announce, app } from '../state/app.ts';
import { fileForCards, leaveUnwritten } from '../state/own-cards.ts';
import { ask } from '../state/services.ts';
import { rememberWords, typedWords } from '../state/typed-words.ts';
import type { OfferedReading } from '../shell/guided/which-reading.ts';
import type { CardRow } from '../worker/card-table-protocol.ts';
import type { ComponentDetails, FeatureArguments, FeatureResult } from '../worker/protocol.ts';
import { tc } from '../i18n/cards.ts';
import { fieldChange, type Column } from './rows.ts';

type Said = FeatureResult<'sayInWords'>;
type Where = FeatureArguments<'sayInWords'>[0];
type FieldChanges = FeatureArguments<'setFields'>[0];

/** What a row says below its text: why its words are not its effect yet, and what mends them. */
export interface RowNote {
  /** that it is about */
  text: string;
  said: Said;
}

/** Writes what was typed in a cell; returns whether it is written. A name is the one in the language of the table. */
export async function setField(id: string, column: Column, written: string): Promise<boolean> {
  const isSet = await setFields([fieldChange(id, column, written, app.now.settings.content)]);
  if (isSet && (column === 'deck' || column === 'type')) await sayAgain(id);
  return isSet;
}

/** In another deck, or as another type, words may mean something else, such as that a contract is fulfilled. What somebody wrote stays. */
async function sayAgain(id: string): Promise<void> {
  const made = typedWords(app.now.wanted, id);
  if (!made || (await effectOf(id)) !== plainly(made.effect)) return;
  const meant = ({ siblings, effect, edit, rendered }: Said): Pick<Said, 'rendered' | 'edit'> & { effect: string } | null => {
    const said = siblings ?? (effect === null ? null : { effect, edit, rendered });
    return said && plainly(said.effect) !== plainly(made.effect) ? said : null;
  };
  const said = await makeEdit(
    () => askFor(id, made.text),
    (answer) => meant(answer)?.edit ?? null,
  );
  const after = said && meant(said);
  if (!after?.edit) return;
  rememberWords(app.now.wanted, id, { ...made, effect: after.effect });
  announce(tc('saidAgain', { text: after.rendered }));
}

/** The only effect of a card, as it is written. */
async function effectOf(id: string): Promise<string | null> {
  const details = await ask('componentDetails', app.now.wanted, 'cards', id);
  const [only, ...more] = details?.effects.filter(isProgram) ?? [];
  return only && more.length === 0 ? plainly(only.text) : null;
}

const plainly = (effect: string): string => effect.trim().replace(/\s+/g, ' ');

/** All or none; returns whether they are set. */
const setFields = async (changes: FieldChanges): Promise<boolean> =>
  (await editComponents('setFields', changes)) !== null;

/**
 * Says in words what a card does. What is understood becomes its effect, and its type follows where only one has a place for it. What is
 * not stays on the card as its printed text, in place of the effect, which is another one. Null: it is understood; undefined: nothing
 * could be written.
 */
export async function sayText(
  { id, state }: Pick<CardRow, 'id' | 'state'>,
  text: string,
): Promise<RowNote | null | undefined> {
  if (text.trim() === '') {
    await clearText(id);
    return null;
  }
  const note = await sayIfUnderstood(id, text);
  if (note && !(await setFields(await openText(id, text, state)))) return undefined;
  return note;
}

/** The same, but what is not understood changes nothing. */
export async function sayIfUnderstood(id: string, text: string): Promise<RowNote | null | undefined> {
  const said = await makeEdit(() => askFor(id, text), editOf);
  if (!said) return undefined;
  if (!editOf(said)) return { text, said };
  remember(id, text, said.siblings?.effect ?? said.effect);
  return null;
}

function remember(id: string, text: string, effect: string | null | undefined): void {
  rememberWords(app.now.wanted, id, effect === null || effect === undefined ? null : { text, effect });
}

/** The edit that writes an effect that was understood, on a card of another type where only that one has a place for it. */
function editOf({ edit, misfit, siblings }: Said): Said['edit'] {
  const types = misfit?.types ?? [];
  // contracts are fulfilled as those beside them are
  return siblings?.edit ?? edit ?? (types.length === 1 ? types[0].edit : null);
}

/** Makes the card one of the type on which the text has a place. */
export async function sayAsType(id: string, text: string, type: string): Promise<void> {
  const said = await makeEdit(
    () => askFor(id, text),
    ({ misfit }) => misfit?.types.find((one) => one.type === type)?.edit ?? null,
  );
  remember(id, text, said?.effect);
}

/** Writes the reading of a text that somebody has chosen. */
export async function sayReading(id: string, text: string, { effect, program }: OfferedReading): Promise<void> {
  const where = { ...whereOf(id), confirmed: { effect, program } };
  // its words alone have another reading
  rememberWords(app.now.wanted, id, null);
  await makeEdit(() => ask('languageService', app.now.wanted, 'sayInWords', [where, text]), editOf);
}

/** Where the words of a card are written. */
export const whereOf = (id: string): Where => ({
  component: { section: 'cards', id },
  key: null,
  language: app.now.settings.content,
});

/** What the words of a card say, without writing anything. */
export const askFor = (id: string, text: string): Promise<Said> =>
  ask('languageService', app.now.wanted, 'sayInWords', [whereOf(id), text]);

/** The text in place of all effects. */
async function openText(id: string, text: string, state: CardRow['state']): Promise<FieldChanges> {
  const keys = state === 'empty' || state === 'open' ? [] : await programsOf(id);
  return [
    ...keys.map((key) => ({ section: 'cards' as const, id, key, value: null })),
    { section: 'cards', id, key: 'text', value: text },
  ];
}

async function clearText(id: string): Promise<void> {
  const keys = await programsOf(id);
  await setFields([...keys, 'text'].map((key) => ({ section: 'cards' as const, id, key, value: null })));
}

async function programsOf(id: string): Promise<string[]> {
  const details = await ask('componentDetails', app.now.wanted, 'cards', id);
  return details?.effects.filter(isProgram).map(({ key }) => key) ?? [];
}

/** Also one that stays in force. */
const isProgram = ({ program, standing }: ComponentDetails['effects'][number]): boolean => program || standing;

/** A new card under the last one of one's own, with a text that nobody has read yet; its id, or null. */
export async function newCard(name: string, text: string): Promise<string | null> {
  const place = await fileForCards();
  if (!place) return null;
  const { content } = app.now.settings;
  const values = { name, text: text === '' ? null : text };
  const names = content === 'en' ? {} : { [content]: name };
  const made = await editComponents('addComponents', [{ section: 'cards', file: place.file, values, names }]);
  await leaveUnwritten(place);
  if (made) announce(tc('added', { n: 1 }), 'spoken');
  return made?.made?.id ?? null;
}

/** A copy below the card, or of a card of the base game in a file of one's own; its id, or null. */
export async function duplicate(id: string): Promise<string | null> {
  const place = await fileForCards();
  if (!place) return null;
  const made = await editComponents('duplicateComponents', [{ section: 'cards', id }]);
  await leaveUnwritten(place);
  if (made) announce(tc('duplicated'));
  return made?.made?.id ?? null;
}

export async function remove(id: string, name: string): Promise<void> {
  const made = await editComponents('deleteComponents', [{ section: 'cards', id }]);
  if (!made) return;
  const { usedBy } = made;
  announce(usedBy.length > 0 ? tc('deletedUsed', { name, by: usedBy.join(', ') }) : tc('deleted', { name }));
}
