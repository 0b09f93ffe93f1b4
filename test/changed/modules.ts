/** The modules of the repository, what each imports by name, and which files of the repository it names. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** `names` of a module that are imported; null: all of it, or only that it is run. */
export interface Import {
  readonly path: string;
  readonly names: readonly string[] | null;
}

export interface Module {
  readonly imports: readonly Import[];
  /** names that it passes on, by the name under which: where they come from; `*` from modules passed on whole */
  readonly passedOn: ReadonlyMap<string, { path: string; name: string }>;
  readonly passedOnWhole: readonly string[];
  /** names that it declares itself */
  readonly own: ReadonlySet<string>;
  /** files and folders of the repository that its strings name */
  readonly read: readonly string[];
}

/** Where other modules may be loaded later, or files be read by a place relative to the module. */
const LOADS = /import\(|import\.meta|Worker\(/;
const OF_TESTS = /^test\/|\.test\.ts$/;

/** Parses a module. `path` is relative to `root`, with `/`, as all paths here. */
export function parseModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false);
  const found = { imports: [] as Import[], passedOn: new Map<string, { path: string; name: string }>() };
  const passedOnWhole: string[] = [];
  const own = new Set<string>();
  const read = new Set<string>();
  const target = (specifier: ts.Expression | undefined): string | undefined =>
    specifier && ts.isStringLiteral(specifier) ? resolveSpecifier(root, path, specifier.text) : undefined;

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const to = target(statement.moduleSpecifier);
      if (to !== undefined && !statement.importClause?.isTypeOnly) {
        found.imports.push({ path: to, names: importedNames(statement.importClause) });
      }
    } else if (ts.isExportDeclaration(statement)) {
      const to = target(statement.moduleSpecifier);
      if (to === undefined || statement.isTypeOnly) continue;
      if (!statement.exportClause) passedOnWhole.push(to);
      else if (ts.isNamedExports(statement.exportClause)) {
        for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
          if (!isTypeOnly) found.passedOn.set(name.text, { path: to, name: (propertyName ?? name).text });
        }
      } else found.imports.push({ path: to, names: null });
    } else for (const name of declaredNames(statement)) own.add(name);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const to = target(node.arguments[0]);
      if (to !== undefined) found.imports.push({ path: to, names: null });
    }
    for (const named of namedPaths(root, path, node)) read.add(named);
    ts.forEachChild(node, visit);
  };
  if (LOADS.test(text) || OF_TESTS.test(path)) {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) visit(statement);
    }
  }
  return { ...found, passedOnWhole, own, read: [...read] };
}

/** The file of the repository that a specifier names; undefined for packages. */
function resolveSpecifier(root: string, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(root, join(root, dirname(from), specifier.replace(/\?.*$/, ''))).replaceAll('\\', '/');
  return existsSync(join(root, path)) ? path : undefined;
}

function importedNames(clause: ts.ImportClause | undefined): string[] | null {
  const bindings = clause?.namedBindings;
  if (!clause || clause.name || !bindings || !ts.isNamedImports(bindings)) return null;
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)) {
    return statement.name ? [statement.name.text] : [];
  }
  return [];
}

/** Paths that a string names, or strings joined by `join` and `resolve`, from the root or from the folder of the module. */
function namedPaths(root: string, path: string, node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) {
    return node.text.includes('/') ? existing(root, ['', dirname(path)], [node.text]) : [];
  }
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  if (node.expression.text !== 'join' && node.expression.text !== 'resolve') return [];
  const [, ...rest] = node.arguments;
  const end = rest.findIndex((argument) => !ts.isStringLiteralLike(argument));
  const parts = (end === -1 ? rest : rest.slice(0, end)).map((argument) => (argument as ts.StringLiteralLike).text);
  return parts.length === 0 ? [] : existing(root, ['', dirname(path)], parts);
}

/** The root itself and folders above are no dependency: what is joined to them later is. */
function existing(root: string, folders: string[], parts: string[]): string[] {
  return folders.flatMap((folder) => {
    const path = join(folder, ...parts)
      .replaceAll('\\', '/')
      .replace(/\/$/, '');
    return !path.startsWith('..') && path !== '.' && existsSync(join(root, path)) ? [path] : [];
  });
}
