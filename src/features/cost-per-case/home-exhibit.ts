import { COST_PATH, FIGURES_ANCHOR, writeAddress } from './address.ts';
import { rowTexts } from './answer.ts';
import { type ChannelResult, computeTable, type TableInput } from './figures.ts';
import { dollars } from './money.ts';
import { rangePaths, scaleTicks } from './range.ts';

function rowNote({ faults, answer }: ChannelResult) {
  const [fault] = Object.values(faults);
  return fault ?? (answer ? '' : 'Enter what it cost and how many cases it signed, 0 if none.');
}

/** Returns the values for the HTML of the home page and for its script. */
export function computeExhibit(table: TableInput) {
  const { channels, faults, ceilingCents } = computeTable(table);
  const answers = channels.flatMap(({ answer }) => answer ?? []);
  const scaleEndCents = scaleTicks(answers, ceilingCents).at(-1) ?? 1;
  const limit =
    ceilingCents === undefined ? '' : `A case may cost ${dollars(ceilingCents)}: the red line.`;
  return {
    scaleEndCents,
    limit: faults.averageFee ?? faults.share ?? limit,
    rows: channels.map((channel) => ({
      channel,
      paths: rangePaths(channel.answer, scaleEndCents),
      /** Texts by the `data-part` of the element that shows them. */
      texts: { ...rowTexts(channel.answer), note: rowNote(channel) },
    })),
    calculatorHref: `${COST_PATH}?${writeAddress(table)}#${FIGURES_ANCHOR}`,
  };
}
