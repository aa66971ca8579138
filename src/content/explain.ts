/** A mistake as zod names it. */
export type Issue = { path: readonly PropertyKey[]; message: string };

/** "results.cases.0.metrics" from a path of keys and indexes; "(whole file)" for the root. */
function fieldName(path: readonly PropertyKey[]) {
  return path.length ? path.map(String).join('.') : '(whole file)';
}

/** One line per mistake in a content file: "content/site.yaml: phone: expected …". */
export function explainIssues(file: string, issues: readonly Issue[]) {
  return issues.map((issue) => `${file}: ${fieldName(issue.path)}: ${issue.message}`).join('\n');
}
