import { Faq } from '../../ui/faq.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { InquiryLine } from '../contact/inquiry-line.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import { readPage } from './engine/read-page.ts';
import type { ReaderPage } from './page-schema.ts';
import { READER_SLUG } from './paths.ts';
import { CHECK_IDS } from './reading.ts';
import { AnnotatedPage } from './result.tsx';
import { resultOf } from './result-text.ts';
import '../exhibits/sheet.css';
import './page-reader.css';

/** The reader's user agent links to this anchor. */
const FETCH_ANCHOR = 'fetch';

function Sample({ page: { sample, tool, sources } }: { page: ReaderPage }) {
  const { label, heading, address, day, html } = sample;
  const fetchInfo = { url: address, status: 200, hops: [], robotsHeaders: [], crawlers: [] };
  const answer = readPage([html], fetchInfo, new Date(`${day}T12:00:00Z`));
  if ('unread' in answer) throw new Error(`sample.html: ${answer.unread}`);
  return (
    <Section number={1} label={label} heading={heading} id="sample" isWide>
      <AnnotatedPage result={resultOf(answer.reading, { ...tool, sources })} />
    </Section>
  );
}

function Checks({ page }: { page: ReaderPage }) {
  const { checksTable, fetch, tool } = page;
  const rules = (
    <dl className="grid">
      {CHECK_IDS.map((id) => (
        <div key={id} className="border-t border-line py-2.5 text-note/6">
          <dt className="font-bold text-ink">{tool.checks[id].name}</dt>
          <dd>
            {tool.checks[id].rule}
            <Cites numbers={[tool.checks[id].cites ?? []].flat()} />
          </dd>
        </div>
      ))}
    </dl>
  );
  const answerAboutFetching = (
    <div id={FETCH_ANCHOR} className="folded-content">
      <p>{fetch.text}</p>
      <pre className="mt-4 overflow-auto border border-line bg-fog p-4 font-mono text-sm/5">
        <code>{fetch.rules.join('\n')}</code>
      </pre>
    </div>
  );
  return (
    <Faq
      number={2}
      label={checksTable.label}
      heading={checksTable.heading}
      id="checks"
      exhibit={<p className="mb-6 max-w-measure text-ink-2">{checksTable.text}</p>}
      items={[
        { question: `${CHECK_IDS.length} ${checksTable.label.toLowerCase()}`, answer: rules },
        { question: fetch.heading, answer: answerAboutFetching },
      ]}
    >
      <InquiryLine
        inquiry={checksTable.ask}
        source={`${READER_SLUG}-checks`}
        subject="Page reader"
      />
    </Faq>
  );
}

export function ReaderView({ page, ...frame }: ToolViewProps<ReaderPage>) {
  return (
    <ToolPage
      {...frame}
      page={page}
      slug={READER_SLUG}
      sections={
        <>
          <Sample page={page} />
          <Checks page={page} />
        </>
      }
      sources={page.sources}
    />
  );
}
