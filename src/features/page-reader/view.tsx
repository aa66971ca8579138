import type { ReactNode } from 'react';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { Ask } from '../contact/ask.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import { CHECK_IDS, CHECKS, GROUPS } from './checks.ts';
import type { ReaderPage } from './page-schema.ts';
import { CODE } from './paste-parts.tsx';
import { READER_SLUG } from './places.ts';
import './page-reader.css';

/** Anchor that the reader's name in the log of a server leads to. */
const FETCH_ANCHOR = 'fetch';

/** A part that few readers need: its name, what is in it, and under it the rest. */
function Part({ name, about, children }: { name: string; about?: string; children: ReactNode }) {
  return (
    <details className="disclosure border-t border-line">
      <summary className="py-2.5 hover:bg-fog">
        <span>
          <span className="font-bold">{about ? `${name}: ` : name}</span>
          {about && <span className="text-note/6 text-ink-2">{about}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}

function Group({ group, page }: { group: (typeof GROUPS)[number]; page: ReaderPage }) {
  const { groups, checks } = page.tool;
  const ids = CHECK_IDS.filter((id) => CHECKS[id].group === group);
  return (
    <Part name={groups[group]} about={ids.map((id) => checks[id].name).join(', ')}>
      <dl className="folded grid gap-x-9 pb-5 md:grid-cols-2">
        {ids.map((id) => {
          const { name, rule, cites } = checks[id];
          return (
            <div key={id} className="border-t border-line py-2.5 text-note/6">
              <dt className="font-bold">{name}</dt>
              <dd className="text-ink-2">
                {rule}
                {cites !== undefined && <Cites numbers={[cites]} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}

function Checks({ page }: { page: ReaderPage }) {
  const { checksTable, method } = page;
  return (
    <Section number={1} label={checksTable.label} heading={checksTable.heading} id="checks" wide>
      <p className="max-w-measure text-ink-2">{checksTable.text}</p>
      <div className="mt-6 border-b border-line">
        {GROUPS.map((group) => (
          <Group key={group} group={group} page={page} />
        ))}
        <Part name={method.heading}>
          <div className="folded grid max-w-measure gap-5 pb-7 text-ink-2">
            {method.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Part>
        <Part name={method.fetch.heading}>
          <div id={FETCH_ANCHOR} className="folded pb-7">
            <p className="max-w-measure text-ink-2">{method.fetch.text}</p>
            <pre className={`${CODE} mt-4`}>
              <code>{method.fetch.rules.join('\n')}</code>
            </pre>
          </div>
        </Part>
      </div>
      <Ask ask={checksTable.ask} source={`${READER_SLUG}-checks`} subject="Page reader" />
    </Section>
  );
}

/** The page around the reader: every check with its rule, and how a page is fetched. */
export function ReaderView({ page, ...frame }: ToolViewProps<ReaderPage>) {
  return (
    <ToolPage
      {...frame}
      page={page}
      slug={READER_SLUG}
      sections={<Checks page={page} />}
      sectionCount={1}
      sources={page.sources}
    />
  );
}
