import { COST_PATH, FIGURES, writeAddress } from './address.ts';
import { type ReadChannel, readTable, type TypedTable } from './figures.ts';
import { dollars, rangeText } from './money.ts';
import { rangeShapes, scaleTicks } from './range-shapes.ts';
import { shortAnswer, trust } from './sentences.ts';

/** What is said of a channel: its figure, then the words about it. */
export type Said = { figure: string; words: string; isFault: boolean };

/** What the figures of a channel come to, or why they come to nothing. */
function saidOf({ faults, leftOut, answer }: ReadChannel): Said {
  const [fault] = Object.values(faults);
  const only = (words: string, isFault = false) => ({ figure: '', words, isFault });
  if (fault) return only(fault, true);
  if (leftOut) return only('Enter how many cases it signed, 0 if none.');
  if (!answer) return only('Enter what it cost and how many cases it signed, 0 if none.');
  const words = answer.range ? ` (${rangeText(answer.range)}). ${trust(answer)}` : '';
  return { figure: shortAnswer(answer), words, isFault: false };
}

/** All that the home page's exhibit says of a table: its HTML and its script say the same. */
export function exhibitAnswer(table: TypedTable) {
  const { channels, faults, ceilingCents } = readTable(table);
  const known = channels.flatMap(({ answer }) => answer ?? []);
  const end = scaleTicks(known, ceilingCents ?? 0).at(-1) ?? 1;
  const fault = faults.averageFee ?? faults.share;
  const ceiling =
    ceilingCents === undefined ? '' : `A case may cost ${dollars(ceilingCents)}: the red line.`;
  return {
    firm: { figure: '', words: fault ?? ceiling, isFault: fault !== undefined } satisfies Said,
    channels: channels.map((channel) => {
      const { answer } = channel;
      const isMarked = answer?.side === 'under' || answer?.side === 'over';
      return {
        name: channel.name,
        said: saidOf(channel),
        /** None where there is nothing to draw. */
        shapes: answer ? rangeShapes(answer, end, isMarked) : [],
      };
    }),
    /** Fields that hold no number, by name: the firm's, then one after the other those of the channels. */
    faulty: {
      firmFee: [faults.averageFee],
      share: [faults.share],
      spend: channels.map((channel) => channel.faults.spend),
      signed: channels.map((channel) => channel.faults.signed),
    },
    /** Where these figures go on. */
    whole: `${COST_PATH}?${writeAddress(table)}#${FIGURES.anchor}`,
  };
}
