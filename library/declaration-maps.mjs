/**
 * Maps from the type declarations to the modules beside them, so that an editor’s *go to definition* ends in the code of a function or a
 * class. What only the types have, such as an interface, stays where it is declared.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Writes the maps for a folder with the built modules and their declarations, and makes exports that only the declarations have exports of
 * types, as an import of a class that is not there would compile, and fail.
 *
 * @param {string} folder
 * @param {readonly string[]} entries their names
 */
export function describeModules(folder, entries) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const declarations = files.filter((name) => name.endsWith('.d.ts'));
  const modules = files.filter((name) => name.endsWith('.js'));
  const types = checked(declarations);
  const code = checked(modules);
  const classes = classesOf(code.sourceFiles);
  const functions = functionsOf(code.sourceFiles);
  const places = new Map();
  const onlyTypes = new Map();
  for (const name of entries) {
    const file = join(folder, `${name}.d.ts`);
    const coded = code.exportsOf(join(folder, `${name}.js`));
    const typed = types.exportsOf(file);
    for (const [exported, declaration] of typed) {
      const own = coded.get(exported) ?? classes.get(declaration.name.text);
      // what is exported with its arguments checked is the function of this name
      pair(declaration, own && ts.isBindingElement(own) ? (functions.get(exported) ?? own) : own, places);
    }
    onlyTypes.set(file, new Set([...typed.keys()].filter((exported) => !coded.has(exported))));
  }
  for (const source of types.sourceFiles.filter(({ fileName }) => declarations.includes(fileName))) {
    const map = mapOf(source, places);
    const text = withTypeExports(source, onlyTypes.get(source.fileName) ?? new Set());
    writeFileSync(source.fileName, map ? `${text}//# sourceMappingURL=${map.file}.map\n` : text);
    if (map) writeFileSync(`${source.fileName}.map`, JSON.stringify(map));
  }
}

/** What a program of these files alone has, by its checker: code does not see the declarations beside it. */
function checked(files) {
  const options = { module: ts.ModuleKind.ESNext, allowJs: true, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(files, options, { ...host, fileExists: (file) => files.includes(normalize(file)) });
  const checker = program.getTypeChecker();
  return {
    sourceFiles: program.getSourceFiles(),
    /** The declarations of the values that a module exports, by name. */
    exportsOf(file) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      const found = checker.getExportsOfModule(module).map((symbol) => {
        const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return [symbol.name, meant.valueDeclaration];
      });
      return new Map(found.filter(([, declaration]) => declaration?.name));
    },
  };
}

/** The classes of all modules by name, without those whose names are not unique: no entry exports a class that is only known as a type. */
function classesOf(sources) {
  const found = new Map();
  for (const statement of sources.flatMap(({ statements }) => [...statements])) {
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    for (const one of named.filter((each) => classOf(each))) {
      found.set(one.name.text, found.has(one.name.text) ? null : one);
    }
  }
  return new Map([...found].filter(([, declaration]) => declaration !== null));
}

/** The functions of all modules by name, without those whose names are not unique. The bundler puts `$1` behind one that is taken. */
function functionsOf(sources) {
  const found = new Map();
  for (const statement of sources.flatMap(({ statements }) => [...statements])) {
    if (!ts.isFunctionDeclaration(statement)) continue;
    const name = statement.name.text.replace(/\$\d+$/, '');
    found.set(name, found.has(name) ? null : statement);
  }
  return new Map([...found].filter(([, declaration]) => declaration !== null));
}

/** The text of declarations, in which exports with these names are exports of types. */
function withTypeExports(source, names) {
  const marks = source.statements
    .filter(ts.isExportDeclaration)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ exportClause }) => exportClause?.elements ?? [])
    .filter(({ name, isTypeOnly }) => !isTypeOnly && names.has(name.text))
    .map((element) => element.getStart());
  const { text } = source;
  return [0, ...marks].map((from, i) => (i > 0 ? 'type ' : '') + text.slice(from, marks[i])).join('');
}

/** Notes where a declaration, and each of its members, is in the code. */
function pair(declaration, code, places) {
  if (code === undefined || places.has(declaration.name)) return;
  places.set(declaration.name, code);
  const members = new Map(membersOf(code).map((member) => [keyOf(member), member]));
  for (const member of membersOf(declaration)) {
    const place = members.get(keyOf(member));
    if (place) places.set(member.name ?? member, place);
  }
}

/** The class that a declaration is, or that a variable has as its value. */
const classOf = (declaration) => [declaration, declaration.initializer].find((node) => node && ts.isClassLike(node));

const membersOf = (declaration) => classOf(declaration)?.members ?? [];

const keyOf = (member) => (ts.isConstructorDeclaration(member) ? 'constructor' : (member.name?.getText() ?? ''));

/**
 * A map in which every name that the file declares has its place in the code, or none; null where none has one. A name without a place
 * is in it, too: an editor takes the nearest one behind.
 */
function mapOf(source, places) {
  const sources = [];
  const lines = [];
  let before = { source: 0, line: 0, character: 0 };
  for (const node of declaredIn(source)) {
    const at = source.getLineAndCharacterOfPosition(node.getStart());
    const line = (lines[at.line] ??= { last: 0, segments: [] });
    const place = places.get(node);
    const numbers = [at.character - line.last];
    line.last = at.character;
    if (place) {
      const code = place.getSourceFile();
      const path = relative(dirname(source.fileName), code.fileName).replaceAll('\\', '/');
      if (!sources.includes(path)) sources.push(path);
      const { line: there, character } = code.getLineAndCharacterOfPosition((place.name ?? place).getStart());
      const now = { source: sources.indexOf(path), line: there, character };
      numbers.push(now.source - before.source, now.line - before.line, now.character - before.character);
      before = now;
    }
    line.segments.push(numbers.map(variableLength).join(''));
  }
  if (sources.length === 0) return null;
  const mappings = Array.from(lines, (line) => line?.segments.join(',') ?? '').join(';');
  return { version: 3, file: basename(source.fileName), sources, names: [], mappings };
}

/** The names of all declarations of a file, in order; of a constructor itself. */
function declaredIn(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isConstructorDeclaration(node)) found.push(node);
    else if (node.name && ts.isIdentifier(node.name)) found.push(node.name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((a, b) => a.getStart() - b.getStart());
}

/** A whole number as maps have it: base 64 with five bits in each letter, the sign in the lowest. */
function variableLength(number) {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>>= 5;
    text += BASE64[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}
