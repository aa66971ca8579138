import { type AnsweredChannel, answerTo, type ChannelFigures, type CostAnswer } from './answer.ts';
import { formatNumber, type ParsedInput, parseInput } from './typed-number.ts';

export const MAX_CHANNELS = 12;
export const MAX_NAME_CHARS = 40;

export const CHANNEL_FIELDS = ['spend', 'fees', 'inquiries', 'signed', 'averageFee'] as const;
export type ChannelField = (typeof CHANNEL_FIELDS)[number];
export const FIELD_UNITS = {
  spend: 'dollars',
  fees: 'dollars',
  inquiries: 'count',
  signed: 'count',
  averageFee: 'fee',
} as const;

export type ChannelInput = { id: number; name: string } & Record<ChannelField, string>;
/** `averageFee` is in US dollars, `share` in percent. */
export type TableInput = { averageFee: string; share: string; channels: readonly ChannelInput[] };

export type ChannelResult = AnsweredChannel & {
  id: number;
  faults: Partial<Record<ChannelField, string>>;
};
export type TableResult = {
  faults: { averageFee?: string | undefined; share?: string | undefined };
  /** Undefined unless both fields of the firm have a number. */
  ceilingCents: number | undefined;
  channels: ChannelResult[];
  total: CostAnswer | undefined;
  /** Signed cases of channels that cost something. */
  paidSigned: number;
};

const CENTS_PER_DOLLAR = 100;
const PERCENT = 100;

const toCents = (dollars: number) => Math.round(dollars * CENTS_PER_DOLLAR);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const channelName = ({ name }: ChannelInput, index: number) =>
  name.trim() || `Channel ${index + 1}`;

function computeChannel(
  channel: ChannelInput,
  index: number,
  firm: { feeCents: number | undefined; sharePercent: number | undefined },
): ChannelResult {
  const parsedFields = Object.fromEntries(
    CHANNEL_FIELDS.map((field) => [field, parseInput(channel[field], FIELD_UNITS[field])]),
  ) as Record<ChannelField, ParsedInput>;
  const faults = Object.fromEntries(
    CHANNEL_FIELDS.flatMap((field) =>
      parsedFields[field].fault ? [[field, parsedFields[field].fault]] : [],
    ),
  );
  const { spend, fees, inquiries, signed, averageFee } = parsedFields;
  const isBlank = [spend, fees, inquiries, signed].every(({ value }) => value === undefined);
  const averageFeeCents =
    averageFee.value === undefined ? firm.feeCents : toCents(averageFee.value);
  const name = channelName(channel, index);
  const unansweredChannel = {
    id: channel.id,
    name,
    faults,
    leftOutReason: undefined,
    answer: undefined,
  };
  if (Object.keys(faults).length > 0) return { ...unansweredChannel, leftOutReason: 'unreadable' };
  if (isBlank) return unansweredChannel;
  if (signed.value === undefined) return { ...unansweredChannel, leftOutReason: 'signedBlank' };
  return {
    ...unansweredChannel,
    answer: answerTo({
      costCents: toCents(spend.value ?? 0) + toCents(fees.value ?? 0),
      inquiries: inquiries.value,
      signed: signed.value,
      averageFeeCents,
      ceilingCents: ceilingOf(averageFeeCents, firm.sharePercent),
    }),
  };
}

function ceilingOf(feeCents: number | undefined, sharePercent: number | undefined) {
  if (feeCents === undefined || sharePercent === undefined) return undefined;
  // The share is rounded to whole hundredths of a percent, so that the product is exact.
  return (feeCents * Math.round(sharePercent * PERCENT)) / PERCENT ** 2;
}

/** Returns the mean weighted by signed cases; undefined if a channel has no value. */
function weightedAverage(
  channels: readonly ChannelFigures[],
  field: 'averageFeeCents' | 'ceilingCents',
) {
  const values = channels.map((channel) => channel[field]);
  const [firstValue] = values;
  if (values.some((value) => value === undefined)) return undefined;
  if (values.every((value) => value === firstValue)) return firstValue;
  const signedSum = sum(channels.map((channel) => channel.signed));
  if (signedSum === 0) return undefined;
  return sum(channels.map((channel) => (channel[field] ?? 0) * channel.signed)) / signedSum;
}

/** Adds up the channels. The sum has inquiries only if each channel has them. */
function sumChannels(channels: readonly ChannelFigures[]): ChannelFigures | undefined {
  if (channels.length === 0) return undefined;
  const inquiries = channels.map((channel) => channel.inquiries);
  return {
    costCents: sum(channels.map(({ costCents }) => costCents)),
    inquiries: inquiries.includes(undefined)
      ? undefined
      : sum(inquiries.map((count) => count ?? 0)),
    signed: sum(channels.map(({ signed }) => signed)),
    averageFeeCents: weightedAverage(channels, 'averageFeeCents'),
    ceilingCents: weightedAverage(channels, 'ceilingCents'),
  };
}

export function computeTable({ averageFee, share, channels }: TableInput): TableResult {
  const feeValue = parseInput(averageFee, 'fee');
  const shareValue = parseInput(share, 'percent');
  const feeCents = feeValue.value === undefined ? undefined : toCents(feeValue.value);
  const channelResults = channels.map((channel, index) =>
    computeChannel(channel, index, { feeCents, sharePercent: shareValue.value }),
  );
  const answers = channelResults.flatMap(({ answer }) => answer ?? []);
  const total = sumChannels(answers);
  return {
    faults: { averageFee: feeValue.fault, share: shareValue.fault },
    ceilingCents: ceilingOf(feeCents, shareValue.value),
    channels: channelResults,
    total: total && answerTo(total),
    paidSigned: sum(answers.map(({ costCents, signed }) => (costCents > 0 ? signed : 0))),
  };
}

type ExampleChannel = Record<'spend' | 'fees' | 'inquiries' | 'signed', number> & { name: string };
type Example = { averageFee: number; sharePercent: number; channels: readonly ExampleChannel[] };

export function exampleTable({ averageFee, sharePercent, channels }: Example): TableInput {
  return {
    averageFee: formatNumber(averageFee),
    share: formatNumber(sharePercent),
    channels: channels.map(({ name, ...figures }, id) => {
      const fieldTexts = Object.entries(figures).map(([field, value]) => [
        field,
        formatNumber(value),
      ]);
      return { ...BLANK_CHANNEL, id, name, ...Object.fromEntries(fieldTexts) };
    }),
  };
}

export const BLANK_CHANNEL = { spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };

export const clearFigures = (table: TableInput): TableInput => ({
  averageFee: '',
  share: '',
  channels: table.channels.map(({ id, name }) => ({ id, name, ...BLANK_CHANNEL })),
});

export const nextId = (channels: readonly ChannelInput[]) =>
  Math.max(-1, ...channels.map(({ id }) => id)) + 1;

export const withBlankChannel = ({ channels, ...table }: TableInput): TableInput => ({
  ...table,
  channels: [...channels, { id: nextId(channels), name: '', ...BLANK_CHANNEL }],
});

/** Returns the difference to the cost at the ceiling. An undecided channel gets its whole cost. */
const stakeOf = ({ side, costCents, ceilingCents = 0, signed }: CostAnswer) =>
  side === 'across' ? costCents : Math.abs(costCents - ceilingCents * signed);

/** Prefers the greatest waste, then the most room, then the costliest undecided channel. */
export const mostUrgent = (channels: TableResult['channels']) =>
  (['over', 'under', 'across'] as const).flatMap((side) =>
    channels
      .flatMap(({ id, answer }) => (answer?.side === side ? [{ id, stake: stakeOf(answer) }] : []))
      .toSorted((a, b) => b.stake - a.stake),
  )[0];
