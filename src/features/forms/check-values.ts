import { config } from 'zod/mini';

/** A mistake as zod names it. */
export type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each broken field, by its name, in the order of the rules. */
export function firstMessages(issues: readonly Issue[]) {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    messages[field] ??= issue.message;
  }
  return messages;
}

// zod's compiled parsers need eval, which the content policy forbids.
config({ jitless: true });

/** The message under each field that is wrong, by name. */
export type Messages = Partial<Record<string, string>>;

export type ValueSchema<T> = {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
};

/** The browser's check of typed values: `values` as they will be sent, or the messages. */
export function checkValues<T>(
  schema: ValueSchema<T>,
  typed: unknown,
): { values?: T; messages: Messages } {
  const parsed = schema.safeParse(typed);
  return parsed.success
    ? { values: parsed.data, messages: {} }
    : { messages: firstMessages(parsed.error.issues) };
}

/** Fields and hidden values of a form, by name. */
export function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
