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
/** Anchor of the figures' part of the page. */
export const FIGURES_ANCHOR = 'figures';
/** A new form of the address needs a new version: an earlier address is then not read. */
const VERSION = '1';
/** A longer address is none of ours, in characters. */
export const ADDRESS_MAX_CHARS = 4_000;
const PARTS = '_';

type Kind = Parameters<typeof readTyped>[1];

/** "$13.5k" as an address has it, "13500"; nothing where it is no number. */
const plain = (typed: string, kind: Kind) => readTyped(typed, kind).value?.toString() ?? '';
/** The same as a field shows it: "13,500". */
function shown(text: string, kind: Kind) {
  const { value } = readTyped(text, kind);
  return value === undefined ? '' : formatNumber(value);
}

/** One line of plain letters. */
export const cleanName = (name: string) =>
  firstCharacters(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''), NAME_MAX_CHARS);

/**
 * A table as the part of an address after its "#" or "?":
 * "v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads&c=…": for each channel spend, fees, inquiries, signed cases,
 * average fee and name; empty what is blank or no number. A row with such a number is left out of the answer, so its
 * signed cases stay empty too: whoever opens the address would otherwise see the row counted without that number.
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

/** The table of an address's part after "#" or "?", with or without that sign; undefined where it is none of ours. */
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
