import ts from 'typescript';
import type { SourceFile } from '../source-files.ts';

export type Pattern = { source: string; flags: string; path: string; line: number };
/** Where a pattern is put together: "new RegExp(...)". What of can only be known by running the file. */
export type Composition = { path: string; line: number };

const SCRIPT_KIND: Record<string, ts.ScriptKind> = { tsx: ts.ScriptKind.TSX, mjs: ts.ScriptKind.JS };

function isComposition(node: ts.Node): boolean {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

export function findPatterns(files: readonly SourceFile[]): { patterns: Pattern[]; composed: Composition[] } {
  const patterns: Pattern[] = [];
  const composed: Composition[] = [];
  for (const { path, text } of files) {
    const kind = SCRIPT_KIND[path.slice(path.lastIndexOf('.') + 1)] ?? ts.ScriptKind.TS;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
    const visit = (node: ts.Node): void => {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        patterns.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), path, line });
      } else if (isComposition(node)) composed.push({ path, line });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { patterns, composed };
}
