import { firstMessages } from '../../src/features/forms/first-messages.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * One message per broken field, named as the visitor's form names it: the answers arrive wrapped in `config`.
 * In: the issues of a failed parse. Out: field name to the first message that applies to it.
 */
export function intakeFieldMessages(issues: readonly Issue[]): Record<string, string> {
  return firstMessages(
    issues.map(({ path, message }) => ({
      path: path[0] === 'config' && path.length > 1 ? path.slice(1) : path,
      message,
    })),
  );
}
