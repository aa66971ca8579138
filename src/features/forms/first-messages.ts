/**
 * One message per broken field, in the order of the rules.
 * In: the issues of a failed parse. Out: field name to the first message that applies to it.
 */
export function firstMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    messages[field] ??= issue.message;
  }
  return messages;
}
