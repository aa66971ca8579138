import { PlainSection } from '../../blocks/plain-sections.tsx';
import type { SectionContext } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import type { Glossary } from '../../content/glossary.ts';
import { longDate } from '../../text/dates.ts';
import type { ContentsLine } from '../../ui/contents.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { Policy, PolicyPage, TextSection } from './schema.ts';
import './policy.css';

type TextProps = {
  section: TextSection;
  html: string;
  /** Headings of the text. */
  lines: readonly ContentsLine[];
};

/** The text; its table of contents stays in the left rail, where browsers can highlight the part being read. */
function PolicyText({ section, html, lines }: TextProps) {
  return (
    <section id={section.id} aria-label={section.name} className="page mt-9 lg:mt-14">
      <div className="grid gap-x-9 gap-y-10 border-t-2 border-ink pt-4 lg:grid-cols-[200px_1fr] print:block">
        <div>
          {lines.length > 0 && (
            <nav aria-label={section.contents} data-above-bottom-stack className="toc no-print">
              <p className="text-sm/5 font-bold">{section.contents}</p>
              <ol className="mt-3 text-sm/5 text-ink-2">
                {lines.map((line) => (
                  <li key={line.slug}>
                    <a href={`#${line.slug}`}>{line.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <Prose html={html} />
      </div>
    </section>
  );
}

function Dated({ label, day }: { label: string; day: string }) {
  return (
    <>
      {label} <time dateTime={day}>{longDate(day)}</time>
    </>
  );
}

type PolicyProps = {
  policy: Policy;
  words: PolicyPage;
  /** The other policies in their order. */
  others: readonly { title: string; path: string }[];
  /** The text under the header block, and its headings. */
  html: string;
  lines: readonly ContentsLine[];
  context: SectionContext;
  terms: Glossary['terms'];
};

/** A policy: its dates, and the sections of its file. */
export function PolicyView({ policy, words, others, html, lines, context, terms }: PolicyProps) {
  return (
    <SectionedPage
      hero={
        <PageHero headline={policy.title}>
          <p className="mt-4 text-lede/8 text-ink-2">
            <Dated label={words.published} day={policy.published} />
            {policy.changed && (
              <>
                {'. '}
                <Dated label={words.changed} day={policy.changed} />
              </>
            )}
          </p>
        </PageHero>
      }
      sections={policy.sections}
      own={{
        text: ({ section }) => <PolicyText section={section} html={html} lines={lines} />,
        policies: ({ section, id }) => (
          <PlainSection as="nav" id={id} heading={section.heading}>
            <ul className="flex flex-wrap gap-x-9 gap-y-1">
              {others.map(({ title, path }) => (
                <li key={path}>
                  <a href={path} className="underline underline-offset-4">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </PlainSection>
        ),
      }}
      context={context}
      terms={terms}
      className="policy"
    />
  );
}
