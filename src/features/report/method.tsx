import { NumberedList } from '../../ui/numbered-list.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { Report } from './schema.ts';
import { REPORT_WORDS } from './words.ts';

/** How the audit was made, in one box: what was done in order, and what it cannot show. */
export function Method({
  number,
  method,
  month,
  sample,
}: {
  number: number;
  method: Report['method'];
  month: string;
  /** Whether the audit has not taken place. */
  sample: boolean;
}) {
  return (
    <Section number={number} label={method.label} heading={method.heading} id="method">
      <div className="border border-line bg-fog p-5 sm:p-8">
        <p className="font-mono text-xs/5 font-bold">
          {REPORT_WORDS.audited(month)}
          {sample && `, ${REPORT_WORDS.sampleMark}`}
        </p>
        <div className="mt-4 grid gap-x-12 gap-y-6 xl:grid-cols-2">
          <div>
            <h3 className="border-t border-ink pt-3 text-lede/6 font-[820]">{REPORT_WORDS.steps}</h3>
            <NumberedList items={method.steps} className="mt-4 grid gap-4 text-note/6" />
          </div>
          <div>
            <h3 className="border-t border-ink pt-3 text-lede/6 font-[820]">{REPORT_WORDS.limits}</h3>
            <ul className="mt-4 grid gap-4 text-note/6">
              {method.limits.map((limit) => (
                <li key={limit} className="border-l-2 border-red pl-3.5">
                  {limit}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
