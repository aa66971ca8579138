import { Section } from '../../ui/section-head.tsx';
import { OpenReport } from './report-form.tsx';
import type { Report } from './schema.ts';
import { REPORT_COPY } from './words.ts';

type Props = { number: number; report: Report; brand: string; month: string };

/** What the PDF holds, its cover, and the button that opens it. */
export function FullReport({ number, report, brand, month }: Props) {
  const { label, heading, text, contains } = report.fullReport;
  return (
    <Section number={number} label={label} heading={heading} id="full-report" size="small">
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <p className="max-w-measure text-ink-2 lg:text-lede/8">{text}</p>
          <h3 className="mt-5 text-note/6 font-bold tracking-normal">{REPORT_COPY.contains}</h3>
          <ul className="mt-2 border-b border-line">
            {contains.map((entry) => (
              <li key={entry} className="border-t border-line py-2">
                {entry}
              </li>
            ))}
          </ul>
          <OpenReport source="report-full-report" className="mt-6" />
        </div>
        <div
          aria-hidden="true"
          className="report-cover no-print flex aspect-[8.5/11] flex-col self-start border border-ink pt-6.5 pr-6 pb-5.5 pl-12 max-md:hidden"
        >
          <p className="font-mono text-[0.6875rem]/4 font-bold text-red">{REPORT_COPY.kind}</p>
          <p className="mt-3 text-title/[1.08] font-heavy tracking-heading">{report.title}</p>
          <p className="mt-auto flex justify-between gap-3 text-sm/5">
            <b>{brand}</b> <span className="text-ink-2">{month}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}
