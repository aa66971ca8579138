import { COST_PATH, FIGURES, writeAddress } from './address.ts';
import { type ReadChannel, readTable, type TypedTable } from './figures.ts';
import { dollars, rangeText } from './money.ts';
import { rangeShapes, scaleTicks } from './range-shapes.ts';
import { shortAnswer, trust } from './sentences.ts';

/** The line of a channel: its figure, then the words about it. */
export type Verdict = { figure: string; words: string; isFault: boolean };

/** What the figures of a channel come to, or why they come to nothing. */
function verdictOf({ faults, leftOut, answer }: ReadChannel): Verdict {
  const [fault] = Object.values(faults);
  const only = (words: string, isFault = false) => ({ figure: '', words, isFault });
  if (fault) return only(fault, true);
  if (leftOut) return only('Enter how many cases it signed, 0 if none.');
  if (!answer) return only('Enter what it cost and how many cases it signed, 0 if none.');
  const words = answer.range ? ` (${rangeText(answer.range)}). ${trust(answer)}` : '';
  return { figure: shortAnswer(answer), words, isFault: false };
}

/** All that the home page's exhibit shows of a table: its HTML and its script show the same. */
export function exhibitAnswer(table: TypedTable) {
  const { channels, faults, ceilingCents } = readTable(table);
  const known = channels.flatMap(({ answer }) => answer ?? []);
  const end = scaleTicks(known, ceilingCents ?? 0).at(-1) ?? 1;
  const fault = faults.averageFee ?? faults.share;
  const ceiling =
    ceilingCents === undefined ? '' : `A case may cost ${dollars(ceilingCents)}: the red line.`;
  return {
    firm: { figure: '', words: fault ?? ceiling, isFault: fault !== undefined } satisfies Verdict,
    channels: channels.map((channel) => {
      const { answer } = channel;
      const isMarked = answer?.side === 'under' || answer?.side === 'over';
      return {
        name: channel.name,
        verdict: verdictOf(channel),
        /** None where there is nothing to draw. */
        shapes: answer ? rangeShapes(answer, end, isMarked) : [],
      };
    }),
    /** Fields without a number that can be read, by name: the firm's, then one after the other those of the channels. */
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
