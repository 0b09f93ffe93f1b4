/** Which exported names nobody imports: of every file of the code, followed through the files that only hand names on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

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

/** Exported names of `folders` that no file of them or of `users`, folders and files, imports, as `file:line name`. The names of `entries` are used from outside. */
export function unusedExports(
  folders: readonly string[],
  users: readonly string[],
  isEntry: (file: string) => boolean,
): string[] {
  const files = [...new Set([...folders, ...users])].flatMap(filesIn);
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
    else if (!module.own.has(name)) for (const star of module.stars) use(star, name);
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

function filesIn(folder: string): string[] {
  if (/\.\w+$/.test(folder)) return [folder];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return /\.m?[tj]s$/.test(entry.name) ? [path] : [];
  });
}

function read(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { own: new Map(), handedOn: new Map(), stars: [], imports: [] };
  const target = (specifier: string): string | null =>
    specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : null;
  const add = (name: string, node: ts.Node): void =>
    void module.own.set(name, source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = target(statement.moduleSpecifier.text);
      const { importClause: clause } = statement;
      if (from === null || !clause) continue;
      if (clause.name) module.imports.push([from, 'default']);
      if (clause.namedBindings && ts.isNamedImports(clause.namedBindings)) {
        for (const { name, propertyName } of clause.namedBindings.elements) {
          module.imports.push([from, (propertyName ?? name).text]);
        }
      } else if (clause.namedBindings) module.imports.push([from, '*']);
    } else if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier && target((statement.moduleSpecifier as ts.StringLiteral).text);
      if (statement.exportClause === undefined) {
        if (from) module.stars.push(from);
      } else if (ts.isNamedExports(statement.exportClause)) {
        for (const element of statement.exportClause.elements) {
          if (from) module.handedOn.set(element.name.text, [from, (element.propertyName ?? element.name).text]);
          else add(element.name.text, element);
        }
      } else if (from) module.imports.push([from, '*']);
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      if (ts.isVariableStatement(statement)) {
        for (const { name } of statement.declarationList.declarations)
          for (const one of namesIn(name)) add(one.text, one);
      } else if ('name' in statement && statement.name) add((statement.name as ts.Identifier).text, statement);
    }
  }
  // `await import('./x.ts')` and `typeof import('./x.ts')` may use anything
  const visit = (node: ts.Node): void => {
    const argument =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
    if (argument && ts.isStringLiteral(argument)) {
      const from = target(argument.text);
      if (from !== null) module.imports.push([from, '*']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return module;
}

const isExported = (node: ts.HasModifiers): boolean =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const namesIn = (name: ts.BindingName): ts.Identifier[] =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
