import { COST_PATH, FIGURES_ANCHOR, writeAddress } from './address.ts';
import { rowTexts } from './answer.ts';
import { type ReadChannel, readTable, type TypedTable } from './figures.ts';
import { dollars } from './money.ts';
import { rangePaths, scaleTicks } from './range.ts';

/** Returns the note of a row: why it cannot be counted, or what to enter; empty if it has an answer. */
function noteOf({ faults, answer }: ReadChannel) {
  const [fault] = Object.values(faults);
  return fault ?? (answer ? '' : 'Enter what it cost and how many cases it signed, 0 if none.');
}

/** Returns the contents of the home page's exhibit for a table. The page's HTML and its script both use it. */
export function exhibitOf(table: TypedTable) {
  const { channels, faults, ceilingCents } = readTable(table);
  const answers = channels.flatMap(({ answer }) => answer ?? []);
  const end = scaleTicks(answers, ceilingCents).at(-1) ?? 1;
  const limit =
    ceilingCents === undefined ? '' : `A case may cost ${dollars(ceilingCents)}: the red line.`;
  return {
    end,
    limit: faults.averageFee ?? faults.share ?? limit,
    rows: channels.map((channel) => ({
      channel,
      paths: rangePaths(channel.answer, end),
      /** Texts by the `data-part` of the element that shows them. */
      texts: { ...rowTexts(channel.answer), note: noteOf(channel) },
    })),
    /** Address of the calculator with these figures. */
    whole: `${COST_PATH}?${writeAddress(table)}#${FIGURES_ANCHOR}`,
  };
}
