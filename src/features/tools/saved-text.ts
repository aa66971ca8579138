import type { SaveStatus } from './saved-entry.ts';

/** A moment in ms as a day of the visitor's calendar: "November 15", with its year where that is not that of `now`. */
function savedDate(at: number, now = Date.now()): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** Heading of restored work: "Your result of November 15"; undefined for new work. */
export function savedKicker(status: SaveStatus, what: string): string | undefined {
  return status.kind === 'saved' && status.restored
    ? `Your ${what} of ${savedDate(status.savedAt)}`
    : undefined;
}

export function savedText(status: SaveStatus, what: string): string {
  const isMany = what.endsWith('s');
  const are = isMany ? 'are' : 'is';
  switch (status.kind) {
    case 'changedElsewhere':
      return 'Another tab has changed or cleared what is saved on this device. What you see here is not saved.';
    case 'refused':
      return 'This browser saves nothing for this site, or has no room left.';
    case 'fromLink': {
      const text = isMany ? `These ${what} come from a link` : `This ${what} comes from a link`;
      return status.savedAt === undefined
        ? `${text} and ${are} not saved on this device.`
        : `${text}. This device has saved yours of ${savedDate(status.savedAt)}.`;
    }
    case 'replaces':
      return `This device has saved your ${what} of ${savedDate(status.savedAt)}. Your first entry here replaces ${isMany ? 'them' : 'it'}.`;
    default:
      return `${savedKicker(status, what) ?? `Your ${what}`} ${are} saved on this device until you clear ${isMany ? 'them' : 'it'}.`;
  }
}
