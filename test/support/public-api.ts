/** The public names of the package, from its type declarations: what `docs/api-report.md` shows, and what a face should not have. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A name that an entry exports. */
interface PublicName {
  name: string;
  symbol: ts.Symbol;
  /** as it is declared, without comments and bodies */
  text: string;
  isDocumented: boolean;
}

export interface PublicApi {
  /** names by entry, such as `fathom/text` */
  entries: ReadonlyMap<string, readonly PublicName[]>;
  /** each type that a public signature names and no entry exports, with the names whose signatures do */
  hidden: ReadonlyMap<string, readonly string[]>;
  /** names that mean something else in another entry */
  ambiguous: readonly string[];
}

/** Reads the declarations of the entries in a folder: `index.d.ts` is `fathom`, `words-en.d.ts` is `fathom/words/en`. */
export function publicApi(folder: string): PublicApi {
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const program = ts.createProgram({
    rootNames: files.map((name) => join(folder, name)),
    options: { noEmit: true, strict: true, types: [], target: ts.ScriptTarget.ES2023, skipLibCheck: true },
  });
  const checker = program.getTypeChecker();
  const entries = new Map(
    files
      .map((name) => [entryOf(name), namesOf(checker, program.getSourceFile(join(folder, name))!)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { entries, hidden: hiddenTypes(checker, folder, entries), ambiguous: ambiguousNames(entries) };
}

const entryOf = (file: string): string =>
  file === 'index.d.ts' ? 'fathom' : `fathom/${file.replace('.d.ts', '').replace('words-', 'words/')}`;

function namesOf(checker: ts.TypeChecker, file: ts.SourceFile): PublicName[] {
  const printer = ts.createPrinter({ removeComments: true });
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(file)!)
    .map((exported) => {
      const symbol = resolved(checker, exported);
      const declared = declarationsOf(symbol);
      const texts = declared.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
      const isNamespace = (symbol.flags & ts.SymbolFlags.Module) !== 0;
      const text = withoutHiddenParts(texts.join('\n'));
      return {
        name: exported.name,
        symbol,
        text: isNamespace ? '' : text,
        // what is in a namespace is documented there
        isDocumented: isNamespace || symbol.getDocumentationComment(checker).length > 0,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The statements that declare a name; a constant's is that with its keyword. */
const declarationsOf = (symbol: ts.Symbol): ts.Node[] =>
  (symbol.declarations ?? [])
    .filter((node) => !ts.isSourceFile(node))
    .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node));

const withoutHiddenParts = (text: string): string =>
  text
    .replace(/^(?:export |declare )+/gm, '')
    .split('\n')
    .filter((line) => !/^\s*private\b/.test(line))
    .join('\n');

/** All symbols that an importer can name, those inside of exported namespaces among them. */
function nameable(checker: ts.TypeChecker, entries: PublicApi['entries']): Set<ts.Symbol> {
  const known = new Set<ts.Symbol>();
  const add = (symbol: ts.Symbol): void => {
    if (known.has(symbol)) return;
    known.add(symbol);
    if (symbol.flags & ts.SymbolFlags.Module) {
      for (const one of checker.getExportsOfModule(symbol)) add(resolved(checker, one));
    }
    // the bundle gives what is in a namespace another name there
    for (const node of symbol.declarations ?? []) {
      const type = ts.isTypeAliasDeclaration(node) && ts.isTypeReferenceNode(node.type) ? node.type.typeName : null;
      const target = type && checker.getSymbolAtLocation(type);
      if (target) add(resolved(checker, target));
    }
  };
  for (const names of entries.values()) for (const { symbol } of names) add(symbol);
  return known;
}

function hiddenTypes(checker: ts.TypeChecker, folder: string, entries: PublicApi['entries']): Map<string, string[]> {
  const known = nameable(checker, entries);
  const hidden = new Map<string, string[]>();
  for (const owner of known) {
    const visit = (node: ts.Node): void => {
      if (isPrivate(node)) return;
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : null;
      const symbol = name && checker.getSymbolAtLocation(name);
      if (symbol) note(resolved(checker, symbol), owner);
      ts.forEachChild(node, visit);
    };
    declarationsOf(owner)
      .filter((node) => !ts.isModuleDeclaration(node))
      .forEach(visit);
  }
  return new Map([...hidden].sort(([a], [b]) => (a < b ? -1 : 1)));

  function note(symbol: ts.Symbol, owner: ts.Symbol): void {
    const isOurs = symbol.declarations?.some((node) => node.getSourceFile().fileName.startsWith(folder)) === true;
    // what a local alias stands for is shown in its place
    if (!isOurs || !(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) || known.has(symbol)) return;
    const owners = hidden.get(symbol.name) ?? [];
    if (!owners.includes(owner.name)) hidden.set(symbol.name, [...owners, owner.name]);
  }
}

const isPrivate = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true;

function ambiguousNames(entries: PublicApi['entries']): string[] {
  const meanings = new Map<string, Set<ts.Symbol>>();
  for (const names of entries.values()) {
    for (const { name, symbol } of names) meanings.set(name, (meanings.get(name) ?? new Set()).add(symbol));
  }
  return [...meanings].filter(([, symbols]) => symbols.size > 1).map(([name]) => name);
}

/** The report that is committed, so that each new name, and each change of one, is seen by whoever reads the change. */
export function apiReport({ entries }: PublicApi): string {
  const shown = new Set<ts.Symbol>();
  const all = new Set([...entries.values()].flatMap((names) => names.map(({ symbol }) => symbol)));
  const parts = [...entries].map(([entry, names]) => {
    const again = names.filter(({ symbol }) => shown.has(symbol)).map(({ name }) => `\`${name}\``);
    const own = names.filter(({ symbol }) => !shown.has(symbol));
    for (const { symbol } of own) shown.add(symbol);
    const texts = own.map(({ name, text }) => (text === '' ? `namespace ${name}` : text));
    return [
      `## ${entry}`,
      ...(own.length > 0 ? [`\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``] : []),
      ...(again.length > 0 ? [`As in an entry above: ${again.join(', ')}.`] : []),
    ].join('\n\n');
  });
  return [
    '# The public names of the package',
    `What can be imported, as it is declared, without comments: ${all.size} names. What they do is in the reference, \`npm run docs\`. This ` +
      'page is generated from the type declarations; after a change run `UPDATE_DOCS=1 npx vitest run test/package.test.ts`.',
    ...parts,
    '',
  ].join('\n\n');
}
