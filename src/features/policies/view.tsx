import { PlainSection } from '../../blocks/plain-sections.tsx';
import type { SectionContext } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { longDate } from '../../text/dates.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { ContentsLine } from '../../ui/prose-parts.ts';
import type { Policy, PolicyPage, TextSection } from './schema.ts';
import './policy.css';

type PolicyContent = { html: string; lines: readonly ContentsLine[] };

function PolicyText({ section, html, lines }: PolicyContent & { section: TextSection }) {
  return (
    <section id={section.id} aria-label={section.name} className="page mt-9 lg:mt-14">
      <div className="grid gap-x-9 gap-y-10 border-t-2 border-ink pt-4 lg:grid-cols-[200px_1fr] print:block">
        {lines.length > 0 && (
          <nav
            aria-label={section.contents}
            data-above-bottom-bars
            className="toc no-print lg:self-start"
          >
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
        <Prose html={html} className="lg:col-start-2" />
      </div>
    </section>
  );
}

const datedLabel = (label: string, day: string) => (
  <>
    {label} <time dateTime={day}>{longDate(day)}</time>
  </>
);

export function PolicyView({
  policy,
  copy,
  otherPolicies,
  context,
  ...text
}: PolicyContent & {
  policy: Policy;
  copy: PolicyPage;
  otherPolicies: readonly { title: string; path: string }[];
  context: SectionContext;
}) {
  return (
    <SectionedPage
      hero={
        <PageHero headline={policy.title}>
          <p className="mt-4 text-lede/8 text-ink-2">
            {datedLabel(copy.published, policy.published)}
            {policy.changed && <>. {datedLabel(copy.changed, policy.changed)}</>}
          </p>
        </PageHero>
      }
      sections={policy.sections}
      pageViews={{
        text: ({ section }) => <PolicyText section={section} {...text} />,
        policies: ({ section, id }) => (
          <PlainSection as="nav" id={id} heading={section.heading}>
            <ul className="flex flex-wrap gap-x-9 gap-y-1">
              {otherPolicies.map(({ title, path }) => (
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
      className="policy pb-18"
    />
  );
}
