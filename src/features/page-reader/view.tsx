import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { ToolPage } from '../tools/view.tsx';
import { CHECK_IDS, CHECKS, GROUPS } from './checks.ts';
import type { ReaderPage, ReaderWords } from './page-schema.ts';
import { READER_SLUG } from './places.ts';
import './page-reader.css';

/** Anchor that the reader's name in the log of a server leads to. */
const FETCH_ANCHOR = 'fetch';

function Checks({ page, words }: { page: ReaderPage; words: ReaderWords }) {
  const { checksTable, tool } = page;
  return (
    <Section number={1} label={checksTable.label} heading={checksTable.heading} id="checks" wide>
      <p className="max-w-measure text-lede/8 text-ink-2">{checksTable.text}</p>
      <div className="mt-9 grid gap-x-9 gap-y-9 md:grid-cols-2">
        {GROUPS.map((group) => (
          <div key={group}>
            <h3 className="text-h3/7 font-[820]">{tool.groups[group]}</h3>
            <dl className="mt-3 border-b border-line">
              {CHECK_IDS.filter((id) => CHECKS[id].group === group).map((id) => {
                const { name, rule, cites } = tool.checks[id];
                return (
                  <div key={id} className="border-t border-line py-2.5 text-note/6">
                    <dt className="font-bold">{name}</dt>
                    <dd className="text-ink-2">
                      {rule}
                      {cites !== undefined && <Cites numbers={[cites]} />}
                      {words.checks[id].error && (
                        <span className="block text-sm/5">{words.checks[id].error}</span>
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
      </div>
      <Ask ask={checksTable.ask} source={`${READER_SLUG}-checks`} subject="Page reader" />
    </Section>
  );
}

function Method({ method }: Pick<ReaderPage, 'method'>) {
  return (
    <Section number={2} label={method.label} heading={method.heading} id="method">
      <div className="grid max-w-measure gap-5 text-ink-2">
        {method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 id={FETCH_ANCHOR} className="mt-9 text-h3/7 font-[820]">
        {method.fetch.heading}
      </h3>
      <p className="mt-2 max-w-measure text-ink-2">{method.fetch.text}</p>
      <pre className="reader-code mt-4">
        <code>{method.fetch.rules.join('\n')}</code>
      </pre>
    </Section>
  );
}

type ReaderViewProps = {
  page: ReaderPage;
  words: ReaderWords;
  terms: Glossary['terms'];
  claims: readonly NumberedClaim[];
  /** The application. */
  children: ReactNode;
};

/** The page around the reader: every check with its rule, and how a page is fetched. */
export function ReaderView({ page, words, terms, claims, children }: ReaderViewProps) {
  const sections = (
    <>
      <Checks page={page} words={words} />
      <Method {...page} />
    </>
  );
  return (
    <ToolPage
      page={page}
      slug={READER_SLUG}
      terms={terms}
      claims={claims}
      sections={sections}
      sectionCount={2}
      sources={page.sources}
    >
      {children}
    </ToolPage>
  );
}
