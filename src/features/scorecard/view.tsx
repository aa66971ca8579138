import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import type { ScorecardPage } from './page-schema.ts';
import { PARTS, SCORECARD_PARTS, type ScorecardPart } from './score.ts';

/** Name of the page: for its island, and for the leads that come from it. */
export const SCORECARD_SLUG = 'gmb-scorecard';

type Words = ScorecardPage['method']['table'];

/** Cells of a part: "20 or more", "10 to 19", "0 to 9". */
function cellsOf(part: ScorecardPart, words: Words) {
  const { kind, good, warning } = PARTS[part];
  if (kind === 'presence')
    return warning < good
      ? [words.there, words.missing, words.never]
      : [words.there, words.never, words.missing];
  const unit = kind === 'percent' ? '%' : '';
  return [
    `${good}${unit} ${words.orMore}`,
    `${warning} ${words.to} ${good - 1}${unit}`,
    `0 ${words.to} ${warning - 1}${unit}`,
  ];
}

/** Which figures are good, a warning or bad. */
function StatusTable({
  words,
  parts,
}: {
  words: Words;
  parts: ScorecardPage['scorecard']['parts'];
}) {
  return (
    <table className="ruled mt-9 table-fixed text-note/6 max-sm:text-sm/5 max-sm:wrap-normal">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="border-b-2 border-ink">
        <tr>
          {words.columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? 'max-sm:w-1/3' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORECARD_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{parts[part].label}</th>
            {cellsOf(part, words).map((cell, index) => (
              <td key={words.columns[index + 1]} className="text-ink-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the score works, and what to do in the first hour. */
function Sections({ page: { method, firstHour, scorecard } }: { page: ScorecardPage }) {
  return (
    <>
      <Section number={1} label={method.label} heading={method.heading} id="method">
        <p className="max-w-measure text-ink-2">{method.formula}</p>
        <StatusTable words={method.table} parts={scorecard.parts} />
        <p className="mt-5 max-w-measure text-ink-2">
          {method.limits}
          <Cites numbers={method.cites} />
        </p>
      </Section>
      <Section number={2} label={firstHour.label} heading={firstHour.heading} id="first-hour">
        <ol className="grid gap-x-9 border-b border-line md:grid-cols-2">
          {firstHour.steps.map(({ title, minutes, text, cites }) => (
            <li key={title} className="border-t border-line py-2.5 text-note/6">
              <h3 className="flex justify-between gap-4 font-bold">
                <span>{title}</span>
                <span className="flex-none font-mono text-sm/6 font-normal text-ink-2">
                  {minutes} min
                </span>
              </h3>
              <p className="text-ink-2">
                {text}
                {cites && <Cites numbers={cites} />}
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** The page of the scorecard. */
export function ScorecardView({ page, ...frame }: ToolViewProps<ScorecardPage>) {
  return (
    <ToolPage
      {...frame}
      page={page}
      slug={SCORECARD_SLUG}
      sections={<Sections page={page} />}
      sources={page.sources}
    />
  );
}
