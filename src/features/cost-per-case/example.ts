import type { TypedTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';

const shown = (value: number) => value.toLocaleString('en-US');

/** The invented firm of the content as it would be typed. */
export function exampleTable({ averageFee, sharePercent, channels }: CostWords['example']): TypedTable {
  return {
    averageFee: shown(averageFee),
    share: shown(sharePercent),
    channels: channels.map(({ name, spend, fees, inquiries, signed }, id) => ({
      id,
      name,
      spend: shown(spend),
      fees: shown(fees),
      inquiries: shown(inquiries),
      signed: shown(signed),
      averageFee: '',
    })),
  };
}

/** A channel without a figure. */
export const BLANK = { spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };

/** The same channels without a number, to begin with. */
export const emptied = (table: TypedTable): TypedTable => ({
  averageFee: '',
  share: '',
  channels: table.channels.map(({ id, name }) => ({ id, name, ...BLANK })),
});

/** A table with one more channel at its end. */
export const withOneMore = ({ channels, ...table }: TypedTable): TypedTable => ({
  ...table,
  channels: [...channels, { id: Math.max(-1, ...channels.map(({ id }) => id)) + 1, name: '', ...BLANK }],
});
