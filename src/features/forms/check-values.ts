import { config } from 'zod/mini';

export type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns, for each field, the message of the first rule that it breaks. */
export function firstMessages(issues: readonly Issue[]) {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    messages[field] ??= issue.message;
  }
  return messages;
}

// zod's compiled parsers need eval, which the Content-Security-Policy forbids.
config({ jitless: true });

export type Messages = Partial<Record<string, string>>;

export type ValueSchema<T> = {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
};

export function checkValues<T>(
  schema: ValueSchema<T>,
  input: unknown,
): { values?: T; messages: Messages } {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? { values: parsed.data, messages: {} }
    : { messages: firstMessages(parsed.error.issues) };
}

export function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
