/** Which exported names nobody imports: of every file of the code, followed through the files that only hand names on. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { modulesIn, ROOT } from './houses.ts';

const MODULE = /\.m?[tj]s$/;

interface Module {
  /** names that it declares and exports, with their places */
  own: Map<string, number>;
  /** names that it hands on: from which file, and by which name there */
  handedOn: Map<string, readonly [file: string, name: string]>;
  /** files all of whose names it hands on */
  stars: string[];
  /** what it imports itself: file and name; `*` for everything */
  imports: (readonly [file: string, name: string])[];
}

/**
 * Exported names of `folders` that no file of them or of `users`, folders and files, imports, as `file:line name`. What an
 * entry exports is used from outside.
 */
export function unusedExports(
  folders: readonly string[],
  users: readonly string[],
  isEntry: (file: string) => boolean,
): string[] {
  const files = [...folders, ...users].flatMap((path) => (/\.\w+$/.test(path) ? [path] : modulesIn(path, MODULE)));
  const modules = new Map(files.map((file) => [file, read(file)]));
  const used = new Set<string>();
  const use = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    const module = modules.get(file);
    if (module === undefined || used.has(key)) return;
    used.add(key);
    if (name === '*') {
      for (const own of [...module.own.keys(), ...module.handedOn.keys()]) use(file, own);
      for (const star of module.stars) use(star, '*');
      return;
    }
    const from = module.handedOn.get(name);
    if (from) use(...from);
    else if (!module.own.has(name)) {
      for (const star of module.stars) use(star, name);
    }
  };
  for (const [file, { imports }] of modules) {
    for (const [from, name] of imports) use(from, name);
    if (isEntry(file)) use(file, '*');
  }
  return [...modules].flatMap(([file, { own, handedOn }]) => {
    if (!folders.some((folder) => file.startsWith(`${folder}/`)) || file.endsWith('.test.ts')) return [];
    const unused = [...own, ...[...handedOn.keys()].map((name) => [name, 0] as const)];
    return unused.filter(([name]) => !used.has(`${file} ${name}`)).map(([name, line]) => `${file}:${line} ${name}`);
  });
}

function read(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { own: new Map(), handedOn: new Map(), stars: [], imports: [] };
  const target = (specifier: ts.Expression | undefined): string | null =>
    specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
      ? posix.normalize(posix.join(posix.dirname(file), specifier.text))
      : null;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, target(statement.moduleSpecifier), module);
    else if (ts.isExportDeclaration(statement)) readHandedOn(statement, target(statement.moduleSpecifier), module);
    else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      for (const name of declaredIn(statement)) {
        module.own.set(name.text, source.getLineAndCharacterOfPosition(name.getStart()).line + 1);
      }
    }
  }
  // `await import('./x.ts')` and `typeof import('./x.ts')` may use anything
  const visit = (node: ts.Node): void => {
    const from = target(importedAtRunTime(node));
    if (from !== null) module.imports.push([from, '*']);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return module;
}

function readImport({ importClause: clause }: ts.ImportDeclaration, from: string | null, module: Module): void {
  if (from === null || !clause) return;
  if (clause.name) module.imports.push([from, 'default']);
  const { namedBindings } = clause;
  if (namedBindings === undefined) return;
  if (ts.isNamespaceImport(namedBindings)) module.imports.push([from, '*']);
  else {
    for (const { name, propertyName } of namedBindings.elements) {
      module.imports.push([from, (propertyName ?? name).text]);
    }
  }
}

function readHandedOn({ exportClause: clause }: ts.ExportDeclaration, from: string | null, module: Module): void {
  if (clause === undefined) {
    if (from !== null) module.stars.push(from);
  } else if (ts.isNamespaceExport(clause)) {
    if (from !== null) module.imports.push([from, '*']);
  } else {
    for (const { name, propertyName } of clause.elements) {
      if (from === null) module.own.set(name.text, 0);
      else module.handedOn.set(name.text, [from, (propertyName ?? name).text]);
    }
  }
}

function declaredIn(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name !== undefined && ts.isIdentifier(name) ? [name] : [];
}

function importedAtRunTime(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  return undefined;
}

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const namesIn = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
