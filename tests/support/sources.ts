// Reads the project's own files for the tests that hold its shape: which there are, what each imports, and its code
// without comments. It judges nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '..', '..');

/** A file of the project: its path from the root with `/`, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Every file that git keeps or would keep, in order. Files that are deleted but not committed so are left out. */
export function projectFiles(): readonly string[] {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (git.status !== 0) throw new Error(`git ls-files failed: ${git.stderr}`);
  return git.stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

export function read(file: string): Source {
  return { file, text: readFileSync(path.join(root, file), 'utf8') };
}

/** What a file imports, types included, as written. Of a page: its frontmatter and its scripts. */
export function importsOf({ file, text }: Source): readonly string[] {
  const code = /\.(astro|mdx)$/.test(file) ? importLines(text) : text;
  return ts.preProcessFile(code, true, true).importedFiles.map((imported) => imported.fileName);
}

/** What of its imports is there when a file runs: no types, and what it loads later too. */
export function runtimeImportsOf({ file, text }: Source): readonly string[] {
  const found: string[] = [];
  const isType = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
    names !== undefined &&
    (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
    names.elements.every((name) => name.isTypeOnly);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { importClause: clause } = node;
      const isOnlyType =
        clause !== undefined &&
        (clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
          (clause.name === undefined && isType(clause.namedBindings)));
      if (!isOnlyType) found.push(node.moduleSpecifier.text);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      if (!node.isTypeOnly && !isType(node.exportClause) && ts.isStringLiteral(node.moduleSpecifier))
        found.push(node.moduleSpecifier.text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [named] = node.arguments;
      if (named !== undefined && ts.isStringLiteral(named)) found.push(named.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** The file of the project that a relative import means, from the root; undefined for a package. */
export function target(from: string, imported: string): string | undefined {
  return imported.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), imported.replace(/\?.*$/, ''))
    : undefined;
}

/** The name of the package that an import means: `d3-array`, `@noble/hashes`, `node:fs`. */
export function packageOf(imported: string): string {
  return imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');
}

/** Code with its comments blanked out, line for line. Strings stay. */
export function withoutComments(text: string): string {
  const tokens = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(tokens, (token) => (/^\/[/*]/.test(token) ? token.replace(/[^\n]/g, ' ') : token));
}

/** The first import circle found, as the files along it, or undefined when there is none. */
export function circle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The lines of a page that import, so that its markup is not taken for code. */
function importLines(text: string): string {
  const statements = /^\s*import\b(?:[^'"`;]*?\bfrom\s*)?\s*['"][^'"\n]+['"]/gm;
  return (text.match(statements) ?? []).join(';\n');
}
