import { firstCharacters } from '../../text/characters.ts';
import {
  CHANNEL_FIELDS,
  CHANNELS_MAX,
  type ChannelField,
  FIELD_KINDS,
  NAME_MAX_CHARS,
  type TypedChannel,
  type TypedTable,
} from './figures.ts';
import { formatNumber, readTyped } from './typed-number.ts';

/** The page's name in addresses and in the source of leads. */
export const COST_SLUG = 'cost-per-signed-case';
export const COST_PATH = `/tools/${COST_SLUG}`;
/** Anchor of the section with the calculator. */
export const FIGURES_ANCHOR = 'figures';
/** Increase this when the format of the address changes. Addresses of another version are ignored. */
const VERSION = '1';
/** Maximum length in characters. A longer address is not read. */
export const ADDRESS_MAX_CHARS = 4_000;
const PARTS = '_';

type Kind = Parameters<typeof readTyped>[1];

/** Returns a typed number for the address: "13500" for "$13.5k"; empty if it is not a number. */
const plain = (typed: string, kind: Kind) => readTyped(typed, kind).value?.toString() ?? '';
/** Returns a number of an address as a field shows it: "13,500". */
function shown(text: string, kind: Kind) {
  const { value } = readTyped(text, kind);
  return value === undefined ? '' : formatNumber(value);
}

/** Returns a name without control and invisible characters, cut to its maximum length. */
export const cleanName = (name: string) =>
  firstCharacters(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''), NAME_MAX_CHARS);

/**
 * Returns a table as the part of an address after "#" or "?": "v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads&c=…".
 * Each channel has spend, fees, inquiries, signed cases, average fee and name. A blank or unreadable number is empty. A row
 * with an unreadable number is not in the answer, so its signed cases are also left empty: otherwise the row would count,
 * without that number, for everybody who opens the address.
 */
export function writeAddress({ averageFee, share, channels }: TypedTable): string {
  const fields = new URLSearchParams({
    v: VERSION,
    fee: plain(averageFee, 'fee'),
    share: plain(share, 'percent'),
  });
  for (const channel of channels) {
    const isUnreadable = CHANNEL_FIELDS.some(
      (field) => readTyped(channel[field], FIELD_KINDS[field]).fault,
    );
    const numbers = CHANNEL_FIELDS.map((field) =>
      field === 'signed' && isUnreadable ? '' : plain(channel[field], FIELD_KINDS[field]),
    );
    fields.append('c', [...numbers, cleanName(channel.name)].join(PARTS));
  }
  return fields.toString();
}

function readChannel(text: string, id: number): TypedChannel {
  const parts = text.split(PARTS);
  const numbers = CHANNEL_FIELDS.map((field, index): [ChannelField, string] => [
    field,
    shown(parts[index] ?? '', FIELD_KINDS[field]),
  ]);
  const name = cleanName(parts.slice(CHANNEL_FIELDS.length).join(PARTS));
  return { id, name, ...(Object.fromEntries(numbers) as Record<ChannelField, string>) };
}

/**
 * Returns the table in the part of an address after "#" or "?", with or without that sign; undefined if it has no table.
 */
export function readAddress(text: string): TypedTable | undefined {
  if (text.length > ADDRESS_MAX_CHARS) return undefined;
  const fields = new URLSearchParams(text.replace(/^[#?]/, ''));
  const channels = fields.getAll('c').slice(0, CHANNELS_MAX);
  if (fields.get('v') !== VERSION || channels.length === 0) return undefined;
  return {
    averageFee: shown(fields.get('fee') ?? '', 'fee'),
    share: shown(fields.get('share') ?? '', 'percent'),
    channels: channels.map(readChannel),
  };
}
