import type { SaveStatus } from './tool-store.ts';

function savedDate(savedAt: number): string {
  const day = new Date(savedAt);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

const nounWithDate = (status: SaveStatus, noun: string) =>
  status.kind === 'saved' && status.restored ? `${noun} of ${savedDate(status.savedAt)}` : noun;

export const savedKicker = (status: SaveStatus, noun: string) =>
  status.kind === 'saved' && status.restored ? `Your ${nounWithDate(status, noun)}` : undefined;

export function savedText(status: SaveStatus, noun: string): string {
  const isMany = noun.endsWith('s');
  if (status.kind === 'refused')
    return 'This browser saves nothing for this site, or has no room left.';
  if (status.kind === 'none' || status.kind === 'saved')
    return `This device saves your ${nounWithDate(status, noun)} until you clear ${isMany ? 'them' : 'it'}.`;
  const link = isMany ? `These ${noun} come from a link. ` : `This ${noun} comes from a link. `;
  const notice =
    status.savedAt === undefined
      ? 'What you see here is not saved on this device.'
      : `This device has saved your ${noun} of ${savedDate(status.savedAt)}. What you see here is not saved.`;
  return status.kind === 'fromLink' ? link + notice : notice;
}
