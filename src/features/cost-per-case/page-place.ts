import { readAddress } from './address.ts';
import { CHANNEL_FIELDS, type ChannelField, type TypedTable } from './figures.ts';

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

/** What stands in the fields that were drawn from `table`, also if it was typed while React was on its way. */
export function readFields(place: ParentNode, table: TypedTable): TypedTable {
  const at = (name: string, index = 0) =>
    place.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[index]?.value;
  return {
    averageFee: at('firmFee') ?? '',
    share: at('share') ?? '',
    channels: table.channels.map(({ id, name }, index) => ({
      id,
      name: at('channel', index) ?? name,
      ...(Object.fromEntries(CHANNEL_FIELDS.map((field) => [field, at(field, index) ?? ''])) as Record<
        ChannelField,
        string
      >),
    })),
  };
}
