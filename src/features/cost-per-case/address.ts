import { firstCharacters } from '../../text/characters.ts';
import {
  CHANNEL_FIELDS,
  type ChannelField,
  type ChannelInput,
  FIELD_UNITS,
  MAX_CHANNELS,
  MAX_NAME_CHARS,
  type TableInput,
} from './figures.ts';
import { type FieldUnit, formatNumber, parseInput } from './typed-number.ts';

export const COST_SLUG = 'cost-per-signed-case';
export const COST_PATH = `/tools/${COST_SLUG}`;
export const FIGURES_ANCHOR = 'figures';
/** Increase this when the format changes. Addresses of another version are ignored. */
const FORMAT_VERSION = '1';
export const MAX_ADDRESS_CHARS = 4_000;
const SEPARATOR = '_';

const numberForAddress = (text: string, unit: FieldUnit) =>
  parseInput(text, unit).value?.toString() ?? '';
function numberForField(text: string, unit: FieldUnit) {
  const { value } = parseInput(text, unit);
  return value === undefined ? '' : formatNumber(value);
}

export const cleanName = (name: string) =>
  firstCharacters(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''), MAX_NAME_CHARS);

/** Returns "v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads&c=…". */
export function writeAddress({ averageFee, share, channels }: TableInput): string {
  const fields = new URLSearchParams({
    v: FORMAT_VERSION,
    fee: numberForAddress(averageFee, 'fee'),
    share: numberForAddress(share, 'percent'),
  });
  for (const channel of channels) {
    // A row with an unreadable number has no answer. Its signed cases are left out, so that the
    // table restored from the address has no answer for it either.
    const isUnreadable = CHANNEL_FIELDS.some(
      (field) => parseInput(channel[field], FIELD_UNITS[field]).fault,
    );
    const numbers = CHANNEL_FIELDS.map((field) =>
      field === 'signed' && isUnreadable
        ? ''
        : numberForAddress(channel[field], FIELD_UNITS[field]),
    );
    fields.append('c', [...numbers, cleanName(channel.name)].join(SEPARATOR));
  }
  return fields.toString();
}

function readChannel(text: string, id: number): ChannelInput {
  const columns = text.split(SEPARATOR);
  const numbers = CHANNEL_FIELDS.map((field, index): [ChannelField, string] => [
    field,
    numberForField(columns[index] ?? '', FIELD_UNITS[field]),
  ]);
  const name = cleanName(columns.slice(CHANNEL_FIELDS.length).join(SEPARATOR));
  return { id, name, ...(Object.fromEntries(numbers) as Record<ChannelField, string>) };
}

/** `text` is the part after "#" or "?", with or without that sign. */
export function readAddress(text: string): TableInput | undefined {
  if (text.length > MAX_ADDRESS_CHARS) return undefined;
  const fields = new URLSearchParams(text.replace(/^[#?]/, ''));
  const channels = fields.getAll('c').slice(0, MAX_CHANNELS);
  if (fields.get('v') !== FORMAT_VERSION || channels.length === 0) return undefined;
  return {
    averageFee: numberForField(fields.get('fee') ?? '', 'fee'),
    share: numberForField(fields.get('share') ?? '', 'percent'),
    channels: channels.map(readChannel),
  };
}
