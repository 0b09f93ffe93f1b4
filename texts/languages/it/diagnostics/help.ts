import { wordTable } from '../../../../dsl/internal.ts';

/** Italian help, by the English sentence; `{0}`, `{1}` … stand for what it quotes and for numbers, in order. */
export const HELP: Readonly<Record<string, string>> = wordTable({
  'Write {0}, without anything that narrows them, or {1}.': 'Scrivi {0}, senza nulla che le restringa, o {1}.',
  'Leave out {0}, or make the piece a card of a deck: {1}.': 'Togli {0}, o fai del pezzo una carta di un mazzo: {1}.',
  'Write {0}, of a card, or say on which sites: {1}.': 'Scrivi {0}, di una carta, o di’ su quali siti: {1}.',
  'Write {0}, {1}, or {2}, of a site.': 'Scrivi {0}, {1}, o {2}, di un sito.',
  'Say at the counter where it may lie: {0}.': 'Di’ nel contatore dove può stare: {0}.',
  'Name a zone that each player has: where it is declared it says {0}.':
    'Di’ una zona che ogni giocatore ha: dove è dichiarata dice {0}.',
  'Leave out {0}, or write {1}.': 'Togli {0}, o scrivi {1}.',
  'Leave out {0} or {1}.': 'Togli {0} o {1}.',
  'Both belong to the game, or both to players: {0}.': 'O sono entrambe della partita, o entrambe dei giocatori: {0}.',
  'Sites of all boards are counted together.': 'I siti di tutte le plance si contano insieme.',
  'Several effects of one line are one: {0}.': 'Più effetti di una riga valgono uno: {0}.',
  'Write the steps of one into the other.': 'Scrivi i passi dell’una dentro l’altra.',
  'Put some of them together: {0}.': 'Mettine insieme alcune: {0}.',
  'Write a number before them, as in {0}, or count what they have: {1}.':
    'Scrivi un numero davanti, come in {0}, o conta ciò che hanno: {1}.',
  'Write what the owner does: {0}.': 'Scrivi ciò che fa il proprietario: {0}.',
  'Write it inside {0}, or after {1}; for all of them, {2}.':
    'Scrivilo dentro {0}, o dopo {1}; per tutti gli altri, {2}.',
  'Write it after {0}, or where {1} is a card or a slot: {2}.':
    'Scrivilo dopo {0}, o dove {1} è una carta o una casella: {2}.',
  'Name a zone of players that all see: {0}.': 'Di’ una zona dei giocatori che tutti vedono: {0}.',
  'Let its effect be resolved: {0}.': 'Fai applicare il suo effetto: {0}.',
  'Write it on the right of a comparison about players: {0}.': 'Scrivilo a destra di un confronto sui giocatori: {0}.',
  'Put it on a card; in a rule count events: {0}.': 'Mettilo su una carta; in una regola conta gli eventi: {0}.',
  'Write counters, spaces of a track, sites, or how many cards are in a zone: {0}.':
    'Scrivi contatori, spazi di un tracciato, siti, o quante carte sono in una zona: {0}.',
  'Where it is declared, write {0}.': 'Dove è dichiarato scrivi {0}.',
  'Look at them first: {0}.': 'Prima guardale: {0}.',
  'Write it after {0} in the same part: {1}; what one player looks at, no other sees.':
    'Scrivilo dopo {0} nella stessa parte: {1}; ciò che un giocatore guarda, nessun altro lo vede.',
  'Write {0}, without anything that narrows them.': 'Scrivi {0}, senza nulla che le restringa.',
  'Name cards before it: {0}, {1}.': 'Nomina prima delle carte: {0}, {1}.',
  'Say it before the colon, {0}, or by a kind, a tag or a predicate; {1} knows all names, too.':
    'Dillo prima dei due punti, {0}, o con un tipo, un’etichetta o un predicato; anche {1} conosce tutti i nomi.',
  'For what was named before write {0}, or give it a name: {1}. For a kind: {2}.':
    'Per ciò che fu nominato prima scrivi {0}, o dagli un nome: {1}. Per un tipo: {2}.',
  'Give the first one a name: {0}.': 'Dai un nome al primo: {0}.',
  'If they count together write {0}; if each counts, {1}.': 'Se contano insieme scrivi {0}; se conta ciascuna, {1}.',
  'Leave out {0}.': 'Togli {0}.',
  'Say from where: {0}.': 'Di’ da dove: {0}.',
  'Say from where: {0}, {1}.': 'Di’ da dove: {0}, {1}.',
  'Say from where: {0}, {1}, {2}.': 'Di’ da dove: {0}, {1}, {2}.',
  'Say from where: {0}, {1}, {2}, {3}.': 'Di’ da dove: {0}, {1}, {2}, {3}.',
  'Say from where: {0}, {1}, {2}, {3}, {4}.': 'Di’ da dove: {0}, {1}, {2}, {3}, {4}.',
  'Leave one of them on the card, and count the others with a counter of the player.':
    'Lasciane uno sulla carta e conta gli altri con un contatore del giocatore.',
  'Write it in the effect of a card; what a player has is a counter: {0}, {1}.':
    'Scrivilo nell’effetto di una carta; ciò che ha un giocatore è un contatore: {0}, {1}.',
  'Close the brackets before it: {0}.': 'Chiudi prima le parentesi: {0}.',
  'Rename one of them, or its plural.': 'Cambia il nome di uno dei due, o il suo plurale.',
  'Declare where they come from: {0}.': 'Dichiara da dove vengono: {0}.',
  'Write them under {0}, {1}: {2}.': 'Scrivile sotto {0}, {1}: {2}.',
  'Write it under {0}, {1}: {2}.': 'Scrivila sotto {0}, {1}: {2}.',
  'Write {0}, which comes after everything else that happens.': 'Scrivi {0}, che viene dopo tutto il resto che accade.',
  'Write {0}.': 'Scrivi {0}.',
  'Ask for less, or provide more.': 'Chiedi di meno, o mettine di più.',
  'Write {0} with its {1}, {2} with {3} and {4}, or {5}.': 'Scrivi {0} con {1}, {2} con {3} e {4}, o {5}.',
  'Name the place: {0}.': 'Di’ il luogo: {0}.',
  'Add {0}.': 'Aggiungi {0}.',
  'Add {0} and {1}.': 'Aggiungi {0} e {1}.',
  'Put it under {0} or {1}.': 'Mettilo sotto {0} o {1}.',
  'Choose another name.': 'Scegli un altro nome.',
  'Choose another name here.': 'Qui scegli un altro nome.',
  'Choose another name after {0}.': 'Scegli un altro nome dopo {0}.',
  'Provide more, or set up fewer.': 'Mettine di più, o preparane di meno.',
  'Add boards, or write {0} at one that several players may have.':
    'Aggiungi plance, o scrivi {0} a una che più giocatori possono avere.',
  'Add a price ({0}) or a limit to one of them, or let it react to fewer events.':
    'Aggiungi a una di esse un prezzo ({0}) o un limite, o falla reagire a meno eventi.',
  'Write what holds here and why: {0}.': 'Scrivi che cosa vale qui e perché: {0}.',
  'Declare it under {0}, with what each edition says and what holds.':
    'Dichiarala sotto {0}, con ciò che dice ogni edizione e ciò che vale.',
  'Declare it under {0}.': 'Dichiarala sotto {0}.',
  'A status is one of attested, derived, original.': 'Uno stato è attested, derived o original.',
  'Write {0}, also if it is {1}.': 'Scrivi {0}, anche se è {1}.',
  'It is adjacent to none: write {0} here or at one of them.':
    'Non è accanto a nessuno: scrivi {0} qui o in uno di essi.',
  'Give it for each, or for all others at once: {0}.': 'Dallo per ciascuno, o per tutti gli altri insieme: {0}.',
  'Remove it, or is a name misspelt where it was meant?': 'Toglilo; o il nome è scritto male dove lo si intendeva?',
  'Split it: every *.yaml file in the folder of a pack is read.':
    'Dividilo: si legge ogni file *.yaml nella cartella di un pacchetto.',
  'Save the file as UTF-{0} without a mark; {1} does it.': 'Salva il file in UTF-{0} senza segno; lo fa {1}.',
  'Remove it; is this really a text file?': 'Toglilo; è davvero un file di testo?',
  'Remove it: a text must be what it looks like, in a terminal and on a page.':
    'Toglilo: un testo deve essere ciò che sembra, in un terminale e su una pagina.',
  'Remove it: two names that look the same may differ by it.':
    'Toglilo: due nomi che sembrano uguali possono differire per questo.',
  'Write a smaller number; if it is a name or a code, put it in quotes.':
    'Scrivi un numero più piccolo; se è un nome o un codice, mettilo tra virgolette.',
  'Save it as UTF-{0}.': 'Salvalo in UTF-{0}.',
  'Replace each tab by two spaces.': 'Al posto di ogni tabulazione metti due spazi.',
  'Entries of one map or list begin in the same column.':
    'Le voci di una mappa o di un elenco cominciano nella stessa colonna.',
  'Put the text in quotes, or begin it with {0} and write it on the lines below.':
    'Metti il testo tra virgolette, o comincialo con {0} e scrivilo nelle righe sotto.',
  'Remove the tag: packs need none.': 'Togli l’etichetta: i pacchetti non ne hanno bisogno.',
  'Keep one: remove the line {0}, or make a file of each.': 'Tienine uno: togli la riga {0}, o fanne un file ciascuno.',
  'Remove aliases ({0}), or split the file.': 'Togli degli alias ({0}), o dividi il file.',
  'Remove aliases ({0}), or shorten what they repeat.': 'Togli degli alias ({0}), o accorcia ciò che ripetono.',
  'Write at least one section, or remove the file.': 'Scrivi almeno una sezione, o togli il file.',
  'Begin with a section, such as {0}, and indent what belongs to it.':
    'Comincia con una sezione, come {0}, e rientra ciò che le appartiene.',
  'Remove one, or put both contents under one.': 'Togline una, o metti entrambi i contenuti sotto una sola.',
  'What begins with {0} must end with {1}.': 'Ciò che comincia con {0} deve finire con {1}.',
  'Move a part of it into a procedure or a predicate.': 'Sposta una parte in una procedura o in una condizione.',
  'Remove it, or add the {0} that it should close.': 'Toglila, o aggiungi la {0} che dovrebbe chiudere.',
  'Write {0}, or each on its own line, for two of their own; {1} for one within the other.':
    'Scrivi {0}, o ciascuno sulla sua riga, per due effetti a sé; {1} per uno dentro l’altro.',
  'It reaches to the end of one line: put several parts in brackets, or separate them with {0}.':
    'Arriva fino alla fine di una riga: metti più parti tra parentesi, o separale con {0}.',
  'Parts are separated by {0} or a new line, steps by {1}, alternatives by {2}.':
    'Le parti si separano con {0} o con una riga nuova, i passi con {1}, le alternative con {2}.',
  'Amounts are joined by {0}, effects by {1} or {2}; {3} joins conditions, in brackets behind {4}: {5}.':
    'Le quantità si uniscono con {0}, gli effetti con {1} o {2}; {3} unisce condizioni, tra parentesi dopo {4}: {5}.',
  'Amounts are separated by {0}, parts by {1} or a new line.':
    'Le quantità si separano con {0}, le parti con {1} o con una riga nuova.',
  '{0} belongs to the language and is no name.': '{0} è del linguaggio e non è un nome.',
  '{0} belongs to the language and is no name. It is written {1}.':
    '{0} è del linguaggio e non è un nome. Si scrive {1}.',
  'It is written {0}.': 'Si scrive {0}.',
  'For example {0}, {1}, or the name of a signal.': 'Per esempio {0}, {1}, o il nome di un segnale.',
  'A table reads {0}.': 'Una tabella si scrive {0}.',
  'A cost is amounts, {0}, {1} or {2}.': 'Un costo è fatto di quantità, o è {0}, {1} o {2}.',
  'A colon comes before what happens.': 'I due punti vengono prima di ciò che accade.',
  'Join the steps with {0}, or bind a name with {1}; a card that is drawn has only a name: {2}.':
    'Unisci i passi con {0}, o dai un nome con {1}; una carta pescata ha solo un nome: {2}.',
  'Write {0}; of several, look at them first: {1}.': 'Scrivi {0}; se sono diverse, prima guardale: {1}.',
  'Brackets say it: {0} is about {1}, {2} about {3}.': 'Lo dicono le parentesi: {0} riguarda {1}, {2} riguarda {3}.',
  'Write {0}, or put the comparison in brackets.': 'Scrivi {0}, o metti il confronto tra parentesi.',
  'Write {0}, or {1} if only the noun is meant.': 'Scrivi {0}, o {1} se si intende solo il nome.',
  '{0} is set by {1}, by {2}, by {3}, and by what is done up to so many times.':
    '{0} riceve un valore da {1}, da {2}, da {3} e da ciò che si fa fino a un certo numero di volte.',
  'Write {0}, {1}, or a name bound with {2}.': 'Scrivi {0}, {1}, o un nome dato con {2}.',
  'Write {0}, or, where it is declared, {1}.': 'Scrivi {0}, o, dove è dichiarata, {1}.',
  'Choose one before, and write {0}.': 'Scegline prima una, e scrivi {0}.',
  'Write {0} or {1}.': 'Scrivi {0} o {1}.',
  'Write {0} for all of them; for one that the player chooses, {1}.':
    'Scrivi {0} per tutti; per uno che il giocatore sceglie, {1}.',
  'Name one of {0}, {1}, or write {2} at the one that is meant.':
    'Di’ quale tra {0} e {1}, o scrivi {2} a quello che si intende.',
  'Write {0}, or narrow the sites without a number.': 'Scrivi {0}, o restringi i siti senza un numero.',
  'Write {0}, or count events: {1}.': 'Scrivi {0}, o conta gli eventi: {1}.',
  'Write {0}; for a number that is worked out, {1}.': 'Scrivi {0}; per un numero da calcolare, {1}.',
  'Count an event that is not about {0}, or use {1}.': 'Conta un evento che non riguarda {0}, o usa {1}.',
  'Write it after {0} or {1}.': 'Scrivilo dopo {0} o {1}.',
  'For sites write {0} or {1}.': 'Per i siti scrivi {0} o {1}.',
  'Put it before the cards.': 'Mettilo davanti alle carte.',
  'Write it as a condition of its own: {0}, or {1}.': 'Scrivilo come condizione a sé: {0}, o {1}.',
  'Write an expression in brackets before the counter.': 'Scrivi un’espressione tra parentesi davanti al contatore.',
  'Write amounts joined by commas, without {0}.': 'Scrivi quantità unite da virgole, senza {0}.',
  'Name the counters.': 'Nomina i contatori.',
  'Let the cards be chosen and moved before what is to follow: {0}.':
    'Fai scegliere e spostare le carte prima di ciò che segue: {0}.',
  'Write the amounts, or {0}.': 'Scrivi le quantità, o {0}.',
  'Name the kind.': 'Nomina il tipo.',
  'Write {0}, {1} or {2}, each as a part of its own; for what happens besides write {3}.':
    'Scrivi {0}, {1} o {2}, ciascuno come parte a sé; per ciò che accade in più scrivi {3}.',
  'Put it on a card, or write {0} for something that happens.':
    'Mettilo su una carta, o scrivi {0} per qualcosa che accade.',
  'Put it on a card with continuous effects, or write {0} to test a condition now.':
    'Mettilo su una carta con effetti continui, o scrivi {0} per una condizione di adesso.',
  'Write a number above {0}, or leave the part out.': 'Scrivi un numero sopra {0}, o togli questa parte.',
  'Write {0}, or leave out {1}.': 'Scrivi {0}, o togli {1}.',
  'Write a smaller number, or leave out {0}.': 'Scrivi un numero più piccolo, o togli {0}.',
  'Write the smaller one first.': 'Scrivi prima il più piccolo.',
  'Write a number up to {0}.': 'Scrivi un numero fino a {0}.',
  'Write {0} before it, or put it on a card with continuous effects.':
    'Scrivi {0} davanti, o mettilo su una carta con effetti continui.',
  'Begin with {0}, {1}, {2}, {3}, {4}, {5}, {6} or {7}.': 'Comincia con {0}, {1}, {2}, {3}, {4}, {5}, {6} o {7}.',
  'Say of what, too: {0}.': 'Scrivi anche di che cosa: {0}.',
  'Put it in quotes: {0}.': 'Mettilo tra virgolette: {0}.',
  'Write each entry under its name, without a dash: {0}.': 'Scrivi ogni voce sotto il suo nome, senza trattino: {0}.',
  'Remove one {0}.': 'Togli un {0}.',
  'Use a newer version of Fathom. Nothing else in this pack was checked.':
    'Usa una versione più nuova di Fathom. Nient’altro di questo pacchetto è stato controllato.',
  'Is it really the folder of a pack? Put several components into one file.':
    'È davvero la cartella di un pacchetto? Metti più componenti in un file.',
  'Move its files up.': 'Sposta in su i suoi file.',
  'Its permissions do not allow it, or it was removed.': 'I suoi permessi non lo consentono, o è stata tolta.',
  'Lower {0}.': 'Abbassa {0}.',
  'It names the pack: {0}.': 'Dà il nome al pacchetto: {0}.',
  'Name the pack: {0}.': 'Dai un nome al pacchetto: {0}.',
  'Say how many may play, such as {0}.': 'Di’ in quanti si può giocare, per esempio {0}.',
  'A pack consists of *.yaml files, and optional *.md pages for people.':
    'Un pacchetto è fatto di file *.yaml, e se si vuole di pagine *.md per le persone.',
  'Name the folder or file that is beside this pack.': 'Di’ la cartella o il file accanto a questo pacchetto.',
  'Move it there.': 'Spostala lì.',
  'Keep one.': 'Tienine uno.',
  'Give one of them another id.': 'Dai a uno dei due un altro id.',
  'Remove one of the two changes, or let one pack extend the other.':
    'Togli uno dei due cambiamenti, o fai che un pacchetto estenda l’altro.',
  'For sites that can be reached, write {0}.': 'Per i siti che si possono raggiungere scrivi {0}.',
  'It may have {0}.': 'Può avere {0}.',
  'Write it in hexadecimal digits: {0}.': 'Scrivilo in cifre esadecimali: {0}.',
  'Write {0} or {1} (of a counter), or {2}.': 'Scrivi {0} o {1} (di un contatore), o {2}.',
  'Write the whole difference under {0}; {1} if nothing changes.':
    'Scrivi tutta la differenza sotto {0}; {1} se nulla cambia.',
  'Write +{0} or -{1}.': 'Scrivi +{0} o -{1}.',
  'The pack {0} declares {1}: to build on it, write {2}.':
    'Il pacchetto {0} dichiara {1}: per basarti su di esso, scrivi {2}.',
  'Its values are {0}, {1}.': 'I suoi valori sono {0}, {1}.',
  'Compare it: {0}.': 'Confrontalo: {0}.',
  'Remove the line: in YAML {0}.{1} {2}, {3} and {4} are other values.':
    'Togli la riga: in YAML {0}.{1} {2}, {3} e {4} sono altri valori.',
  'Write \\\\ for a backslash, or use single quotes.': 'Scrivi \\\\ per una barra rovesciata, o usa gli apici.',
  'Known here: *.': 'Conosciuti qui: *.',
  'The values are *.': 'I valori sono *.',
  'Its steps are *.': 'I suoi passi sono *.',
  'Write it inside {0}.': 'Scrivilo dentro {0}.',
  'Write {0}, {1}, or a way of the board, such as {2}.': 'Scrivi {0}, {1} o una via della plancia, come {2}.',
  'Known are *.': 'Sono conosciuti *.',
  'Write {0} at the piece {1}, or leave the word out.': 'Scrivi {0} presso il pezzo {1}, o togli la parola.',
  'Write {0} at the piece, or leave the word out.': 'Scrivi {0} presso il pezzo, o togli la parola.',
  'Where there is no site, write a letter that is {0} in the legend, such as {1}.':
    'Dove non c’è un sito, scrivi una lettera che nella legenda è {0}, come {1}.',
  'Add it to the legend as a kind of site or {0}: {1}.': 'Aggiungila alla legenda come tipo di sito o {0}: {1}.',
  'The legend explains single letters of {0}.': 'La legenda spiega singole lettere di {0}.',
  'At least one letter must stand for a kind of site.': 'Almeno una lettera deve stare per un tipo di sito.',
  'Change single sites of a map under {0}.': 'Cambia singoli siti di una mappa sotto {0}.',
  'Write {0}, {1} or {2}.': 'Scrivi {0}, {1} o {2}.',
  'Write a line of letters for each row, behind {0}.': 'Scrivi una riga di lettere per ogni fila, dietro {0}.',
  'Say what each letter is: {0}.': 'Di’ che cos’è ogni lettera: {0}.',
  'Write it under the {0} of the position.': 'Scrivilo sotto i {0} della posizione.',
  'Write it under the player to whom it belongs: {0}.': 'Scrivilo sotto il giocatore a cui appartiene: {0}.',
  'Give the piece an {0} cost, or name another one.': 'Dai al pezzo un costo {0}, o nominane un altro.',
  'Repeat it in a procedure with {0}, or count in a counter.':
    'Ripetilo in una procedura con {0}, o contalo in un contatore.',
  'Say who sees them: {0}, or {1} if all do.': 'Di’ chi le vede: {0}, oppure {1} se le vedono tutti.',
  'Write {0} on the card, so that its owner chooses the order.':
    'Scrivi {0} sulla carta, così che il proprietario scelga l’ordine.',
  'Write {0} here, or replace {1} as well.': 'Scrivi qui {0}, o sostituisci anche {1}.',
  'Write them under {0}, {1}.': 'Scrivile sotto {0}, {1}.',
  'A period begins and ends with {0} and {1}; what is done when the game ends is a step of a procedure before {2}, or a program of cards that such a step resolves.':
    'Un periodo comincia e finisce con {0} e {1}; ciò che si fa alla fine della partita è un passo di ' +
    'una procedura prima di {2}, o un programma di carte che un tale passo risolve.',
  'What is paid there: {0}.': 'Si paga: {0}.',
  'One that is chosen may be: {0}.': 'Una che è scelta si può usare: {0}.',
  'Where a piece may be built is said by its {0}.': 'Dove si può costruire un pezzo lo dice il suo {0}.',
  'This pack extends none: {0}.': 'Questo pacchetto non ne estende nessuno: {0}.',
  'Say when it happens, in a procedure: {0}.': 'Di’ quando succede, in una procedura: {0}.',
  'Write it beside the English words, which are shown until then.':
    'Scrivilo accanto alle parole inglesi, che si mostrano fino ad allora.',
  'Write {0} at {1}, the name of one of {2}; or put it on a site with {3}.':
    'Scrivi {0} in {1}, il nome di una delle {2}; oppure mettilo su un sito con {3}.',
  'Write {0} at what is laid, the name of one of {1}; or put it on a site with {2}.':
    'Scrivi {0} in ciò che si posa, il nome di una delle {1}; oppure mettilo su un sito con {2}.',
  'Write {0}, those that meet another one, or {1}, where something lies beside it.':
    'Scrivi {0}, quelli che ne incontrano un altro, o {1}, dove qualcosa sta accanto.',
  'Write {0} for the anchor, {1} for a whole cell, {2} for a part of one, {3} for none.':
    'Scrivi {0} per l’àncora, {1} per una cella intera, {2} per una parte di cella, {3} per nessuna.',
  'Fill the row with {0} where the shape has no cell.': 'Riempi la riga con {0} dove la forma non ha celle.',
  'Write {0} in place of exactly one {1}: the place of the whole is named by it.':
    'Scrivi {0} al posto di un solo {1}: il posto dell’insieme si chiama da lì.',
  'Each cell must touch another one along a side.': 'Ogni cella deve toccarne un’altra lungo un lato.',
  'Write a number that divides {0}, or leave it out.': 'Scrivi un numero che divide {0}, o toglilo.',
  'A square has north, north-east, east and so on; a hexagon all of them but north and south.':
    'Un quadrato ha north, north-east, east e così via; un esagono tutte tranne north e south.',
  'Say the cell: {0}.': 'Di’ la cella: {0}.',
  'A port is at the rim: nothing of the shape lies behind it in its direction.':
    'Un attacco sta sul bordo: nella sua direzione la forma non ha altro.',
  'Count the column and the row in the drawing of the shape from {0}.':
    'Conta la colonna e la riga del disegno della forma da {0}.',
  'Give the sites of one board other names, or say with {0} or {1} that the two are never in one game.':
    'Dai altri nomi ai siti di una plancia, o di’ con {0} o {1} che le due non sono mai nella stessa partita.',
});
