import type { SaveStatus } from './tool-store.ts';

/** Returns a time in ms as a day: "November 15", with the year if it is not the present one. */
function savedDate(at: number): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Returns "result of November 15" for restored work, and the noun alone for new work. */
const dated = (status: SaveStatus, what: string) =>
  status.kind === 'saved' && status.restored ? `${what} of ${savedDate(status.savedAt)}` : what;

/** Returns the heading of restored work, "Your result of November 15"; undefined for new work. */
export const savedKicker = (status: SaveStatus, what: string) =>
  status.kind === 'saved' && status.restored ? `Your ${dated(status, what)}` : undefined;

/** Returns the sentence about the status of saved work. `what` is a noun: "result", "answers". */
export function savedText(status: SaveStatus, what: string): string {
  const isMany = what.endsWith('s');
  if (status.kind === 'refused')
    return 'This browser saves nothing for this site, or has no room left.';
  if (status.kind === 'none' || status.kind === 'saved')
    return `This device saves your ${dated(status, what)} until you clear ${isMany ? 'them' : 'it'}.`;
  const link = isMany ? `These ${what} come from a link. ` : `This ${what} comes from a link. `;
  const notice =
    status.savedAt === undefined
      ? 'What you see here is not saved on this device.'
      : `This device has saved your ${what} of ${savedDate(status.savedAt)}. What you see here is not saved.`;
  return status.kind === 'fromLink' ? link + notice : notice;
}
