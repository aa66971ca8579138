import { readAddress } from './address.ts';

/** What an entry of the browser's history knows: its figures were typed here, and not brought by a link. */
type Entry = { isOwn: true };

export const isOwnEntry = () => (history.state as Entry | null)?.isOwn === true;

/** The table of the page's address, also one that a link of ours has after the question mark. */
export const fromPage = () => readAddress(location.hash) ?? readAddress(location.search);

export function writePage(how: 'pushState' | 'replaceState', hash: string, isOwn: boolean) {
  const entry: Entry | null = isOwn ? { isOwn } : null;
  const search = readAddress(location.search) ? '' : location.search;
  history[how](entry, '', `${location.pathname}${search}${hash}`);
}
