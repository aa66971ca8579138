import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import type { ScorecardPage } from './page-schema.ts';
import { PARTS, SCORECARD_PARTS, type ScorecardPart } from './score.ts';
import '../../ui/select.css';

export const SCORECARD_SLUG = 'gmb-scorecard';

function cellsOf(part: ScorecardPart) {
  const { kind, good, warning } = PARTS[part];
  if (kind === 'presence')
    return warning < good ? ['there', 'missing', 'not used'] : ['there', 'not used', 'missing'];
  const unit = kind === 'percent' ? '%' : '';
  return [
    `${good}${unit} or more`,
    `${warning} to ${good - 1}${unit}`,
    `0 to ${warning - 1}${unit}`,
  ];
}

function StatusTable({ page: { method, scorecard } }: { page: ScorecardPage }) {
  const { caption, columns } = method.table;
  return (
    <table className="ruled mt-9 table-fixed text-note/6 max-sm:text-sm/5 max-sm:wrap-normal">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b-2 border-ink">
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? 'max-sm:w-1/3' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORECARD_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{scorecard.parts[part].label}</th>
            {cellsOf(part).map((cell, index) => (
              <td key={columns[index + 1]} className="text-ink-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ScorecardView({ page, ...frame }: ToolViewProps<ScorecardPage>) {
  const { method, firstHour, sources } = page;
  const sections = (
    <>
      <Section number={1} label={method.label} heading={method.heading} id="method">
        <p className="max-w-measure text-ink-2">{method.formula}</p>
        <StatusTable page={page} />
        <p className="mt-5 max-w-measure text-ink-2">
          {method.limits}
          <Cites numbers={method.cites} />
        </p>
      </Section>
      <Section number={2} label={firstHour.label} heading={firstHour.heading} id="first-hour">
        <RuledList
          className="grid gap-x-9 md:grid-cols-2"
          items={firstHour.steps.map(({ title, minutes, text, cites }) => ({
            title,
            aside: `${minutes} min`,
            text: (
              <>
                {text}
                {cites && <Cites numbers={cites} />}
              </>
            ),
          }))}
        />
      </Section>
    </>
  );
  return (
    <ToolPage {...frame} page={page} slug={SCORECARD_SLUG} sections={sections} sources={sources} />
  );
}
