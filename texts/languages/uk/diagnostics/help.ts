import { wordTable } from '../../../../dsl/internal.ts';

/** Ukrainian help, by the English sentence; `{0}`, `{1}` … stand for what it quotes and for numbers, in order. */
export const HELP: Readonly<Record<string, string>> = wordTable({
  'Write {0}, without anything that narrows them, or {1}.': 'Напишіть {0} без нічого, що їх звужує, або {1}.',
  'Leave out {0}, or make the piece a card of a deck: {1}.': 'Приберіть {0} або зробіть жетон картою колоди: {1}.',
  'Write {0}, of a card, or say on which sites: {1}.': 'Напишіть {0} — про картку, або скажіть, на які місця: {1}.',
  'Write {0}, {1}, or {2}, of a site.': 'Напишіть {0}, {1} або {2} — про місце.',
  'Say at the counter where it may lie: {0}.': 'Скажіть у лічильнику, де він може лежати: {0}.',
  'Name a zone that each player has: where it is declared it says {0}.':
    'Назвіть зону, яку має кожен гравець: там, де її оголошено, є {0}.',
  'Leave out {0}, or write {1}.': 'Приберіть {0} або напишіть {1}.',
  'Leave out {0} or {1}.': 'Приберіть {0} або {1}.',
  'Both belong to the game, or both to players: {0}.': 'Або обидві належать грі, або обидві гравцям: {0}.',
  'Sites of all boards are counted together.': 'Місця всіх планшетів рахуються разом.',
  'Several effects of one line are one: {0}.': 'Кілька ефектів одного рядка вважаються одним: {0}.',
  'Write the steps of one into the other.': 'Запишіть кроки однієї в іншу.',
  'Put some of them together: {0}.': 'Об’єднайте деякі з них: {0}.',
  'Write a number before them, as in {0}, or count what they have: {1}.':
    'Напишіть перед ними число, як у {0}, або порахуйте, що вони мають: {1}.',
  'Write what the owner does: {0}.': 'Напишіть те, що робить власник: {0}.',
  'Write it inside {0}, or after {1}; for all of them, {2}.':
    'Напишіть це всередині {0} або після {1}; для всіх інших — {2}.',
  'Write it after {0}, or where {1} is a card or a slot: {2}.':
    'Напишіть це після {0} або там, де {1} — картка чи комірка: {2}.',
  'Name a zone of players that all see: {0}.': 'Назвіть зону гравців, яку бачать усі: {0}.',
  'Let its effect be resolved: {0}.': 'Нехай застосовується її ефект: {0}.',
  'Write it on the right of a comparison about players: {0}.': 'Напишіть це праворуч у порівнянні про гравців: {0}.',
  'Put it on a card; in a rule count events: {0}.': 'Помістіть це на картку; у правилі рахуйте події: {0}.',
  'Write counters, spaces of a track, sites, or how many cards are in a zone: {0}.':
    'Напишіть лічильники, поділки треку, місця або скільки карток у зоні: {0}.',
  'Where it is declared, write {0}.': 'Там, де його оголошено, напишіть {0}.',
  'Look at them first: {0}.': 'Спершу перегляньте їх: {0}.',
  'Write it after {0} in the same part: {1}; what one player looks at, no other sees.':
    'Напишіть це після {0} у тій самій частині: {1}; що переглядає один гравець, того не бачать інші.',
  'Write {0}, without anything that narrows them.': 'Напишіть {0}, без нічого, що їх звужує.',
  'Name cards before it: {0}, {1}.': 'Назвіть перед цим картки: {0}, {1}.',
  'Say it before the colon, {0}, or by a kind, a tag or a predicate; {1} knows all names, too.':
    'Скажіть це перед двокрапкою, {0}, або через вид, мітку чи предикат; {1} теж знає всі назви.',
  'For what was named before write {0}, or give it a name: {1}. For a kind: {2}.':
    'Для того, що назване раніше, пишіть {0} або дайте йому назву: {1}. Для виду: {2}.',
  'Give the first one a name: {0}.': 'Дайте першому назву: {0}.',
  'If they count together write {0}; if each counts, {1}.': 'Якщо рахують разом, пишіть {0}; якщо кожне окремо, {1}.',
  'Leave out {0}.': 'Приберіть {0}.',
  'Say from where: {0}.': 'Скажіть, звідки: {0}.',
  'Say from where: {0}, {1}.': 'Скажіть, звідки: {0}, {1}.',
  'Say from where: {0}, {1}, {2}.': 'Скажіть, звідки: {0}, {1}, {2}.',
  'Say from where: {0}, {1}, {2}, {3}.': 'Скажіть, звідки: {0}, {1}, {2}, {3}.',
  'Say from where: {0}, {1}, {2}, {3}, {4}.': 'Скажіть, звідки: {0}, {1}, {2}, {3}, {4}.',
  'Leave one of them on the card, and count the others with a counter of the player.':
    'Залиште один із них на картці, а інші рахуйте лічильником гравця.',
  'Write it in the effect of a card; what a player has is a counter: {0}, {1}.':
    'Напишіть це в ефекті картки; те, що має гравець, — лічильник: {0}, {1}.',
  'Close the brackets before it: {0}.': 'Закрийте дужки перед цим: {0}.',
  'Rename one of them, or its plural.': 'Перейменуйте одне з них або його множину.',
  'Declare where they come from: {0}.': 'Оголосіть, звідки вони беруться: {0}.',
  'Write them under {0}, {1}: {2}.': 'Запишіть їх під {0}, {1}: {2}.',
  'Write it under {0}, {1}: {2}.': 'Запишіть це під {0}, {1}: {2}.',
  'Write {0}, which comes after everything else that happens.':
    'Напишіть {0}: це настає після всього іншого, що відбувається.',
  'Write {0}.': 'Напишіть {0}.',
  'Ask for less, or provide more.': 'Вимагайте менше або дайте більше.',
  'Write {0} with its {1}, {2} with {3} and {4}, or {5}.': 'Напишіть {0} із {1}, {2} із {3} та {4} або {5}.',
  'Name the place: {0}.': 'Назвіть місце: {0}.',
  'Add {0}.': 'Додайте {0}.',
  'Add {0} and {1}.': 'Додайте {0} і {1}.',
  'Put it under {0} or {1}.': 'Поставте це під {0} або {1}.',
  'Choose another name.': 'Виберіть іншу назву.',
  'Choose another name here.': 'Виберіть тут іншу назву.',
  'Choose another name after {0}.': 'Виберіть іншу назву після {0}.',
  'Provide more, or set up fewer.': 'Дайте більше або готуйте менше.',
  'Add boards, or write {0} at one that several players may have.':
    'Додайте планшети або напишіть {0} при тому, що може бути в кількох гравців.',
  'Add a price ({0}) or a limit to one of them, or let it react to fewer events.':
    'Додайте одному з них ціну ({0}) або межу, або нехай він реагує на менше подій.',
  'Write what holds here and why: {0}.': 'Напишіть, що тут діє і чому: {0}.',
  'Declare it under {0}, with what each edition says and what holds.':
    'Оголосіть її під {0}: що каже кожне видання і що діє.',
  'Declare it under {0}.': 'Оголосіть це під {0}.',
  'A status is one of attested, derived, original.': 'Статус — це attested, derived або original.',
  'Write {0}, also if it is {1}.': 'Напишіть {0}, навіть якщо це {1}.',
  'It is adjacent to none: write {0} here or at one of them.':
    'Воно не поруч із жодним: напишіть {0} тут або при одному з них.',
  'Give it for each, or for all others at once: {0}.': 'Подайте його для кожного або для всіх інших разом: {0}.',
  'Remove it, or is a name misspelt where it was meant?':
    'Приберіть це; чи назву написано з помилкою там, де її мали на увазі?',
  'Split it: every *.yaml file in the folder of a pack is read.':
    'Поділіть його: читається кожен файл *.yaml у теці пакета.',
  'Save the file as UTF-{0} without a mark; {1} does it.': 'Збережіть файл в UTF-{0} без позначки; це робить {1}.',
  'Remove it; is this really a text file?': 'Приберіть його; це справді текстовий файл?',
  'Remove it: a text must be what it looks like, in a terminal and on a page.':
    'Приберіть його: текст має бути тим, чим здається, у терміналі й на сторінці.',
  'Remove it: two names that look the same may differ by it.':
    'Приберіть його: через нього можуть різнитися дві назви, однакові на вигляд.',
  'Write a smaller number; if it is a name or a code, put it in quotes.':
    'Напишіть менше число; якщо це назва або код, візьміть у лапки.',
  'Save it as UTF-{0}.': 'Збережіть його в UTF-{0}.',
  'Replace each tab by two spaces.': 'Замініть кожну табуляцію двома пробілами.',
  'Entries of one map or list begin in the same column.':
    'Записи одного відображення чи списку починаються в тому самому стовпці.',
  'Put the text in quotes, or begin it with {0} and write it on the lines below.':
    'Візьміть текст у лапки або почніть його з {0} і пишіть у рядках нижче.',
  'Remove the tag: packs need none.': 'Приберіть мітку: пакетам вони не потрібні.',
  'Keep one: remove the line {0}, or make a file of each.':
    'Залиште один: приберіть рядок {0} або зробіть із кожного файл.',
  'Remove aliases ({0}), or split the file.': 'Приберіть псевдоніми ({0}) або поділіть файл.',
  'Remove aliases ({0}), or shorten what they repeat.':
    'Приберіть псевдоніми ({0}) або скоротіть те, що вони повторюють.',
  'Write at least one section, or remove the file.': 'Напишіть хоча б один розділ або приберіть файл.',
  'Begin with a section, such as {0}, and indent what belongs to it.':
    'Почніть із розділу, такого як {0}, і відступіть те, що до нього належить.',
  'Remove one, or put both contents under one.': 'Приберіть один або зведіть вміст обох під один.',
  'What begins with {0} must end with {1}.': 'Що починається з {0}, має закінчуватися на {1}.',
  'Move a part of it into a procedure or a predicate.': 'Перенесіть частину в процедуру або в умову.',
  'Remove it, or add the {0} that it should close.': 'Приберіть її або додайте {0}, яку вона мала б закрити.',
  'Write {0}, or each on its own line, for two of their own; {1} for one within the other.':
    'Напишіть {0}, або кожне в окремому рядку, для двох окремих; {1} — для одного в іншому.',
  'It reaches to the end of one line: put several parts in brackets, or separate them with {0}.':
    'Це сягає до кінця одного рядка: візьміть кілька частин у дужки або розділіть їх {0}.',
  'Parts are separated by {0} or a new line, steps by {1}, alternatives by {2}.':
    'Частини розділяє {0} або новий рядок, кроки — {1}, можливості — {2}.',
  'Amounts are joined by {0}, effects by {1} or {2}; {3} joins conditions, in brackets behind {4}: {5}.':
    'Кількості з’єднує {0}, ефекти — {1} або {2}; {3} з’єднує умови, у дужках після {4}: {5}.',
  'Amounts are separated by {0}, parts by {1} or a new line.': 'Кількості розділяє {0}, частини — {1} або новий рядок.',
  '{0} belongs to the language and is no name.': '{0} належить мові правил і не є назвою.',
  '{0} belongs to the language and is no name. It is written {1}.':
    '{0} належить мові правил і не є назвою. Пишуть так: {1}.',
  'It is written {0}.': 'Пишуть так: {0}.',
  'For example {0}, {1}, or the name of a signal.': 'Наприклад, {0}, {1} або назва сигналу.',
  'A table reads {0}.': 'Таблицю пишуть так: {0}.',
  'A cost is amounts, {0}, {1} or {2}.': 'Ціна — це кількості, {0}, {1} або {2}.',
  'A colon comes before what happens.': 'Двокрапка стоїть перед тим, що відбувається.',
  'Join the steps with {0}, or bind a name with {1}; a card that is drawn has only a name: {2}.':
    'З’єднайте кроки через {0} або дайте назву через {1}; узята картка має лише назву: {2}.',
  'Write {0}; of several, look at them first: {1}.': 'Напишіть {0}; якщо їх кілька, спершу подивіться їх: {1}.',
  'Brackets say it: {0} is about {1}, {2} about {3}.': 'Це кажуть дужки: {0} — про {1}, {2} — про {3}.',
  'Write {0}, or put the comparison in brackets.': 'Напишіть {0} або візьміть порівняння в дужки.',
  'Write {0}, or {1} if only the noun is meant.': 'Напишіть {0} або {1}, якщо йдеться лише про іменник.',
  '{0} is set by {1}, by {2}, by {3}, and by what is done up to so many times.':
    '{0} отримує значення від {1}, від {2}, від {3} і від того, що роблять до певної кількості разів.',
  'Write {0}, {1}, or a name bound with {2}.': 'Напишіть {0}, {1} або назву, дану через {2}.',
  'Write {0}, or, where it is declared, {1}.': 'Напишіть {0} або, де вона оголошена, {1}.',
  'Choose one before, and write {0}.': 'Спершу щось виберіть і напишіть {0}.',
  'Write {0} or {1}.': 'Напишіть {0} або {1}.',
  'Write {0} for all of them; for one that the player chooses, {1}.':
    'Напишіть {0} для всіх; для одного, якого вибирає гравець, {1}.',
  'Name one of {0}, {1}, or write {2} at the one that is meant.':
    'Назвіть {0} або {1}, або напишіть {2} при тій, що мається на увазі.',
  'Write {0}, or narrow the sites without a number.': 'Напишіть {0} або звузьте місця без числа.',
  'Write {0}, or count events: {1}.': 'Напишіть {0} або рахуйте події: {1}.',
  'Write {0}; for a number that is worked out, {1}.': 'Напишіть {0}; для числа, яке обчислюють, {1}.',
  'Count an event that is not about {0}, or use {1}.': 'Рахуйте подію не про {0} або вживіть {1}.',
  'Write it after {0} or {1}.': 'Пишіть це після {0} або {1}.',
  'For sites write {0} or {1}.': 'Для місць пишіть {0} або {1}.',
  'Put it before the cards.': 'Поставте це перед картами.',
  'Write it as a condition of its own: {0}, or {1}.': 'Запишіть це окремою умовою: {0} або {1}.',
  'Write an expression in brackets before the counter.': 'Напишіть вираз у дужках перед лічильником.',
  'Write amounts joined by commas, without {0}.': 'Пишіть кількості через коми, без {0}.',
  'Name the counters.': 'Назвіть лічильники.',
  'Let the cards be chosen and moved before what is to follow: {0}.':
    'Нехай карти вибирають і пересувають до того, що далі: {0}.',
  'Write the amounts, or {0}.': 'Напишіть кількості або {0}.',
  'Name the kind.': 'Назвіть вид.',
  'Write {0}, {1} or {2}, each as a part of its own; for what happens besides write {3}.':
    'Напишіть {0}, {1} або {2}, кожне окремою частиною; для того, що стається додатково, — {3}.',
  'Put it on a card, or write {0} for something that happens.':
    'Поставте це на карту або напишіть {0} для того, що стається.',
  'Put it on a card with continuous effects, or write {0} to test a condition now.':
    'Поставте це на карту з тривалими ефектами або напишіть {0} для умови зараз.',
  'Write a number above {0}, or leave the part out.': 'Напишіть число, більше за {0}, або приберіть цю частину.',
  'Write {0}, or leave out {1}.': 'Напишіть {0} або приберіть {1}.',
  'Write a smaller number, or leave out {0}.': 'Напишіть менше число або приберіть {0}.',
  'Write the smaller one first.': 'Спершу пишіть менше.',
  'Write a number up to {0}.': 'Напишіть число до {0}.',
  'Write {0} before it, or put it on a card with continuous effects.':
    'Напишіть перед цим {0} або поставте це на карту з тривалими ефектами.',
  'Begin with {0}, {1}, {2}, {3}, {4}, {5}, {6} or {7}.': 'Почніть із {0}, {1}, {2}, {3}, {4}, {5}, {6} або {7}.',
  'Say of what, too: {0}.': 'Напишіть і те, чого саме: {0}.',
  'Put it in quotes: {0}.': 'Візьміть це в лапки: {0}.',
  'Write each entry under its name, without a dash: {0}.': 'Пишіть кожен запис під його назвою, без риски: {0}.',
  'Remove one {0}.': 'Приберіть один {0}.',
  'Use a newer version of Fathom. Nothing else in this pack was checked.':
    'Візьміть новішу версію Fathom. Більше нічого в цьому пакеті не перевірено.',
  'Is it really the folder of a pack? Put several components into one file.':
    'Це справді тека пакета? Складіть кілька компонентів в один файл.',
  'Move its files up.': 'Перенесіть її файли вище.',
  'Its permissions do not allow it, or it was removed.': 'Не дозволяють її права, або її прибрано.',
  'Lower {0}.': 'Зменште {0}.',
  'It names the pack: {0}.': 'Він називає пакет: {0}.',
  'Name the pack: {0}.': 'Назвіть пакет: {0}.',
  'Say how many may play, such as {0}.': 'Скажіть, скільки може грати, наприклад {0}.',
  'A pack consists of *.yaml files, and optional *.md pages for people.':
    'Пакет складається з файлів *.yaml і, за бажання, сторінок *.md для людей.',
  'Name the folder or file that is beside this pack.': 'Назвіть теку або файл поруч із цим пакетом.',
  'Move it there.': 'Перенесіть його туди.',
  'Keep one.': 'Залиште одне.',
  'Give one of them another id.': 'Дайте одному з них інший id.',
  'Remove one of the two changes, or let one pack extend the other.':
    'Приберіть одну з двох змін, або нехай один пакет розширює інший.',
  'For sites that can be reached, write {0}.': 'Для місць, куди можна дістатися, пишіть {0}.',
  'It may have {0}.': 'Він може мати {0}.',
  'Write it in hexadecimal digits: {0}.': 'Напишіть його шістнадцятковими цифрами: {0}.',
  'Write {0} or {1} (of a counter), or {2}.': 'Напишіть {0} чи {1} (лічильника), або {2}.',
  'Write the whole difference under {0}; {1} if nothing changes.':
    'Напишіть усю різницю під {0}; {1}, якщо нічого не змінюється.',
  'Write +{0} or -{1}.': 'Напишіть +{0} або -{1}.',
  'The pack {0} declares {1}: to build on it, write {2}.':
    'Пакет {0} оголошує {1}: щоб спиратися на нього, напишіть {2}.',
  'Its values are {0}, {1}.': 'Його значення: {0}, {1}.',
  'Compare it: {0}.': 'Порівняйте це: {0}.',
  'Remove the line: in YAML {0}.{1} {2}, {3} and {4} are other values.':
    'Приберіть рядок: у YAML {0}.{1} {2}, {3} і {4} — інші значення.',
  'Write \\\\ for a backslash, or use single quotes.': 'Пишіть \\\\ для зворотної риски або візьміть одинарні лапки.',
  'Known here: *.': 'Тут відомі: *.',
  'The values are *.': 'Значення: *.',
  'Its steps are *.': 'Її кроки: *.',
  'Write it inside {0}.': 'Напишіть це всередині {0}.',
  'Write {0}, {1}, or a way of the board, such as {2}.': 'Напишіть {0}, {1} або шлях планшета, наприклад {2}.',
  'Known are *.': 'Відомі *.',
  'Write {0} at the piece {1}, or leave the word out.': 'Напишіть {0} біля фігури {1} або приберіть слово.',
  'Write {0} at the piece, or leave the word out.': 'Напишіть {0} біля фігури або приберіть слово.',
  'Where there is no site, write a letter that is {0} in the legend, such as {1}.':
    'Де місця немає, напишіть літеру, яка в легенді — {0}, наприклад {1}.',
  'Add it to the legend as a kind of site or {0}: {1}.': 'Додайте її до легенди як вид місця або {0}: {1}.',
  'The legend explains single letters of {0}.': 'Легенда пояснює окремі літери {0}.',
  'At least one letter must stand for a kind of site.': 'Принаймні одна літера має означати вид місця.',
  'Change single sites of a map under {0}.': 'Окремі місця карти змінюйте під {0}.',
  'Write {0}, {1} or {2}.': 'Напишіть {0}, {1} або {2}.',
  'Write a line of letters for each row, behind {0}.': 'Напишіть рядок літер для кожного ряду після {0}.',
  'Say what each letter is: {0}.': 'Скажіть, що означає кожна літера: {0}.',
  'Write it under the {0} of the position.': 'Напишіть це під {0} позиції.',
  'Write it under the player to whom it belongs: {0}.': 'Напишіть це під гравцем, якому воно належить: {0}.',
  'Give the piece an {0} cost, or name another one.': 'Дайте фігурі ціну {0} або назвіть іншу.',
  'Repeat it in a procedure with {0}, or count in a counter.':
    'Повторюйте його в процедурі через {0} або лічіть у лічильнику.',
  'Say who sees them: {0}, or {1} if all do.': 'Скажіть, хто їх бачить: {0}, або {1}, якщо бачать усі.',
  'Write {0} on the card, so that its owner chooses the order.':
    'Напишіть {0} на карті, щоб її власник обирав порядок.',
  'Write {0} here, or replace {1} as well.': 'Напишіть тут {0} або замініть і {1}.',
  'Write them under {0}, {1}.': 'Запишіть їх у {0}, {1}.',
  'A period begins and ends with {0} and {1}; what is done when the game ends is a step of a procedure before {2}, or a program of cards that such a step resolves.':
    'Період починають і завершують через {0} і {1}; те, що роблять у кінці гри, — це крок процедури ' +
    'перед {2} або програма карт, яку такий крок виконує.',
  'What is paid there: {0}.': 'Платять: {0}.',
  'One that is chosen may be: {0}.': 'Вибрану використати можна: {0}.',
  'Where a piece may be built is said by its {0}.': 'Де можна будувати фігуру, каже її {0}.',
  'This pack extends none: {0}.': 'Цей пакет не розширює жодного: {0}.',
  'Say when it happens, in a procedure: {0}.': 'Скажіть, коли це стається, у процедурі: {0}.',
  'Write it beside the English words, which are shown until then.':
    'Напишіть це поруч з англійськими словами, які показують доти.',
  'Write {0} at {1}, the name of one of {2}; or put it on a site with {3}.':
    'Напишіть {0} у {1}: назву однієї з {2}; або покладіть на місце за допомогою {3}.',
  'Write {0} at what is laid, the name of one of {1}; or put it on a site with {2}.':
    'Напишіть {0} там, де описано те, що викладають: назву однієї з {1}; або покладіть на місце за допомогою {2}.',
  'Write {0}, those that meet another one, or {1}, where something lies beside it.':
    'Напишіть {0}: ті, що стикаються з іншим, або {1}: ті, біля яких щось лежить.',
  'Write {0} for the anchor, {1} for a whole cell, {2} for a part of one, {3} for none.':
    'Пишіть {0} для якоря, {1} для цілої клітинки, {2} для її частини, {3} для порожнього місця.',
  'Fill the row with {0} where the shape has no cell.': 'Доповніть рядок знаками {0} там, де форма не має клітинки.',
  'Write {0} in place of exactly one {1}: the place of the whole is named by it.':
    'Напишіть {0} замість рівно одного {1}: за ним названо місце цілого.',
  'Each cell must touch another one along a side.': 'Кожна клітинка мусить торкатися іншої стороною.',
  'Write a number that divides {0}, or leave it out.':
    'Напишіть число, на яке {0} ділиться без остачі, або вилучіть його.',
  'A square has north, north-east, east and so on; a hexagon all of them but north and south.':
    'Квадрат має north, north-east, east і так далі; шестикутник усі, крім north і south.',
  'Say the cell: {0}.': 'Укажіть клітинку: {0}.',
  'A port is at the rim: nothing of the shape lies behind it in its direction.':
    'Стик розташований на краю: далі в його напрямку у форми нічого немає.',
  'Count the column and the row in the drawing of the shape from {0}.':
    'Рахуйте стовпець і рядок на малюнку форми від {0}.',
  'Give the sites of one board other names, or say with {0} or {1} that the two are never in one game.':
    'Назвіть місця одного планшета інакше або вкажіть за допомогою {0} чи {1}, що обидва ніколи не в одній грі.',
});
