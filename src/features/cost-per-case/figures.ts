import { type AnsweredChannel, answerTo, type ChannelFigures, type CostAnswer } from './answer.ts';
import { formatNumber, readTyped, type TypedValue } from './typed-number.ts';

/** Maximum number of channels in a table, and of characters in a name. */
export const CHANNELS_MAX = 12;
export const NAME_MAX_CHARS = 40;

/** Numeric fields of a channel, in their order on the page. */
export const CHANNEL_FIELDS = ['spend', 'fees', 'inquiries', 'signed', 'averageFee'] as const;
export type ChannelField = (typeof CHANNEL_FIELDS)[number];
/** The unit of each field. */
export const FIELD_KINDS = {
  spend: 'dollars',
  fees: 'dollars',
  inquiries: 'count',
  signed: 'count',
  averageFee: 'fee',
} as const;

/** A channel as typed. */
export type TypedChannel = { id: number; name: string } & Record<ChannelField, string>;
/** A table as typed. `averageFee` is in US dollars, `share` in percent. */
export type TypedTable = { averageFee: string; share: string; channels: readonly TypedChannel[] };

export type ReadChannel = AnsweredChannel & {
  id: number;
  faults: Partial<Record<ChannelField, string>>;
};
export type ReadTable = {
  faults: { averageFee?: string | undefined; share?: string | undefined };
  /** The firm's ceiling; undefined unless both of its fields have a number. */
  ceilingCents: number | undefined;
  channels: ReadChannel[];
  /** All counted channels together; undefined if there is none. */
  all: CostAnswer | undefined;
  /** Signed cases of channels that cost something. */
  paidSigned: number;
};

const CENTS = 100;
const PERCENT = 100;

/** Converts an amount in US dollars to whole cents. */
const cents = (dollars: number) => Math.round(dollars * CENTS);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the name of a channel, or its position in the table if it has no name. */
export const channelName = ({ name }: TypedChannel, place: number) =>
  name.trim() || `Channel ${place + 1}`;

function readChannel(
  channel: TypedChannel,
  index: number,
  firm: { feeCents: number | undefined; sharePercent: number | undefined },
): ReadChannel {
  const typed = Object.fromEntries(
    CHANNEL_FIELDS.map((field) => [field, readTyped(channel[field], FIELD_KINDS[field])]),
  ) as Record<ChannelField, TypedValue>;
  const faults = Object.fromEntries(
    CHANNEL_FIELDS.flatMap((field) => (typed[field].fault ? [[field, typed[field].fault]] : [])),
  );
  const { spend, fees, inquiries, signed, averageFee } = typed;
  const isBlank = [spend, fees, inquiries, signed].every(({ value }) => value === undefined);
  const averageFeeCents = averageFee.value === undefined ? firm.feeCents : cents(averageFee.value);
  const name = channelName(channel, index);
  const base = { id: channel.id, name, faults, leftOut: undefined, answer: undefined };
  if (Object.keys(faults).length > 0) return { ...base, leftOut: 'unreadable' };
  if (isBlank) return base;
  if (signed.value === undefined) return { ...base, leftOut: 'signedBlank' };
  return {
    ...base,
    answer: answerTo({
      costCents: cents(spend.value ?? 0) + cents(fees.value ?? 0),
      inquiries: inquiries.value,
      signed: signed.value,
      averageFeeCents,
      ceilingCents: ceilingOf(averageFeeCents, firm.sharePercent),
    }),
  };
}

function ceilingOf(feeCents: number | undefined, sharePercent: number | undefined) {
  if (feeCents === undefined || sharePercent === undefined) return undefined;
  // The share is converted to whole hundredths of a percent, so that the product is exact.
  return (feeCents * Math.round(sharePercent * PERCENT)) / PERCENT ** 2;
}

/**
 * Returns the average over the signed cases if the channels differ, else their common value; undefined if a channel has no
 * value.
 */
function overCases(channels: readonly ChannelFigures[], field: 'averageFeeCents' | 'ceilingCents') {
  const values = channels.map((channel) => channel[field]);
  const [first] = values;
  if (values.some((value) => value === undefined)) return undefined;
  if (values.every((value) => value === first)) return first;
  const signed = sum(channels.map((channel) => channel.signed));
  if (signed === 0) return undefined;
  return sum(channels.map((channel) => (channel[field] ?? 0) * channel.signed)) / signed;
}

/** Adds the figures of several channels. The sum has inquiries only if each channel has them. */
function together(channels: readonly ChannelFigures[]): ChannelFigures | undefined {
  if (channels.length === 0) return undefined;
  const inquiries = channels.map((channel) => channel.inquiries);
  return {
    costCents: sum(channels.map(({ costCents }) => costCents)),
    inquiries: inquiries.includes(undefined)
      ? undefined
      : sum(inquiries.map((count) => count ?? 0)),
    signed: sum(channels.map(({ signed }) => signed)),
    averageFeeCents: overCases(channels, 'averageFeeCents'),
    ceilingCents: overCases(channels, 'ceilingCents'),
  };
}

export function readTable({ averageFee, share, channels }: TypedTable): ReadTable {
  const fee = readTyped(averageFee, 'fee');
  const part = readTyped(share, 'percent');
  const feeCents = fee.value === undefined ? undefined : cents(fee.value);
  const read = channels.map((channel, index) =>
    readChannel(channel, index, { feeCents, sharePercent: part.value }),
  );
  const counted = read.flatMap(({ answer }) => answer ?? []);
  const all = together(counted);
  return {
    faults: { averageFee: fee.fault, share: part.fault },
    ceilingCents: ceilingOf(feeCents, part.value),
    channels: read,
    all: all && answerTo(all),
    paidSigned: sum(counted.map(({ costCents, signed }) => (costCents > 0 ? signed : 0))),
  };
}

type ExampleChannel = Record<'spend' | 'fees' | 'inquiries' | 'signed', number> & { name: string };
/** The example firm from the content. Amounts are in US dollars. */
type Example = { averageFee: number; sharePercent: number; channels: readonly ExampleChannel[] };

/** Returns the example as a visitor would type it. */
export function exampleTable({ averageFee, sharePercent, channels }: Example): TypedTable {
  return {
    averageFee: formatNumber(averageFee),
    share: formatNumber(sharePercent),
    channels: channels.map(({ name, ...figures }, id) => {
      const shown = Object.entries(figures).map(([field, value]) => [field, formatNumber(value)]);
      return { ...BLANK_CHANNEL, id, name, ...Object.fromEntries(shown) };
    }),
  };
}

export const BLANK_CHANNEL = { spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };

/** Returns the table with the same channels and no numbers. */
export const withoutFigures = (table: TypedTable): TypedTable => ({
  averageFee: '',
  share: '',
  channels: table.channels.map(({ id, name }) => ({ id, name, ...BLANK_CHANNEL })),
});

/** Returns an unused id for a new channel. */
export const nextId = (channels: readonly TypedChannel[]) =>
  Math.max(-1, ...channels.map(({ id }) => id)) + 1;

/** Returns the table with a blank channel at its end. */
export const withOneMore = ({ channels, ...table }: TypedTable): TypedTable => ({
  ...table,
  channels: [...channels, { id: nextId(channels), name: '', ...BLANK_CHANNEL }],
});

/**
 * Returns what is at stake in a channel, in cents: the difference between its cost and the cost at the ceiling. If the
 * range is across the ceiling, it is the whole cost.
 */
const stakeOf = ({ side, costCents, ceilingCents = 0, signed }: CostAnswer) =>
  side === 'across' ? costCents : Math.abs(costCents - ceilingCents * signed);

/**
 * Returns the id of the channel whose advice shows at first: the channel that wastes most, else the one with the most room
 * under the ceiling, else the most expensive undecided one.
 */
export const mostUrgent = (channels: ReadTable['channels']) =>
  (['over', 'under', 'across'] as const).flatMap((side) =>
    channels
      .flatMap(({ id, answer }) => (answer?.side === side ? [{ id, stake: stakeOf(answer) }] : []))
      .toSorted((one, other) => other.stake - one.stake),
  )[0];
