/** A mistake as zod names it. */
export type Issue = { path: readonly PropertyKey[]; message: string };

/** "results.cases.0.metrics" from a path of keys and indexes; "(whole file)" for the root. */
export const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.') || '(whole file)';
