import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import type { Source } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { Faq } from '../../ui/faq.tsx';
import { GlossaryContext, GlossedText, Terms } from '../../ui/glossed-text.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Sources } from '../../ui/sources.tsx';
import { ClaimStats } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { Closing } from '../contact/closing.tsx';
import { InquiryLine } from '../contact/inquiry-line.tsx';
import { CONTACT_PAGES } from '../contact/paths.ts';
import type { ToolPageCopy } from './schema.ts';
import { toolTrail } from './tool-page.ts';
import '../../ui/choice.css';
import './tools.css';

type ToolPageProps = {
  page: ToolPageCopy;
  slug: string;
  terms: Glossary['terms'];
  claims: readonly NumberedClaim[];
  children: ReactNode;
  sections: ReactNode;
  sources?: readonly Source[];
};

export type ToolViewProps<Page> = Pick<ToolPageProps, 'terms' | 'claims' | 'children'> & {
  page: Page;
};

export function ToolPage(props: ToolPageProps) {
  const { page, claims } = props;
  const { record, faq, hero } = page;
  const hasRecord = record !== undefined && claims.length > 0;
  return (
    <GlossaryContext value={props.terms}>
      <div className="[--spacing-hero:min(1.6svh,1.6rem)] [--text-hero:clamp(1.75rem,min(1.3rem+2.2vw,0.25rem+4svh),2.75rem)] [&_h1]:mt-2!">
        <PageHero trail={toolTrail(page.name)} headline={hero.headline} />
      </div>
      <noscript>
        <div className="page mt-10">
          <p className="max-w-measure border-l-4 border-red pl-4">
            {page.withoutScript.text}{' '}
            <a
              href={`${CONTACT_PAGES.form}?from=${props.slug}-without-script`}
              className="font-bold underline underline-offset-4"
            >
              {page.withoutScript.link}
            </a>
          </p>
        </div>
      </noscript>
      <div id="tool" data-tool-section data-above-bottom-bars className="tool-section">
        {props.children}
      </div>
      <section aria-labelledby="brief-heading" className="page mt-12 lg:mt-16">
        <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-9 lg:pt-5">
          <h2
            id="brief-heading"
            className="text-sm/5 font-semibold tracking-normal text-ink-2 max-lg:sr-only lg:row-span-2"
          >
            The tool in brief
          </h2>
          <p className="max-w-measure text-body/7 text-ink-2 lg:col-start-2 lg:text-lede/8">
            <b className="text-ink">{`${hero.statement} `}</b>
            <GlossedText text={hero.lede} />
          </p>
          <dl className="mt-6 grid grid-cols-2 gap-x-6 lg:col-start-2 lg:grid-cols-4">
            {hero.facts.map((fact) => (
              <div key={fact.term} className="border-t border-line py-2.5 text-note/6">
                <dt className="text-ink-2">{fact.term}</dt>
                <dd className="font-bold">{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {props.sections}
      {hasRecord && (
        <Section size="small" number={3} label={record.label} heading={record.heading} id="record">
          <p className="max-w-measure text-ink-2">{record.text}</p>
          <ClaimStats claims={claims} className="mt-6" />
        </Section>
      )}
      <Faq number={hasRecord ? 4 : 3} {...faq}>
        <InquiryLine inquiry={faq.ask} source={`${props.slug}-questions`} subject={page.name} />
      </Faq>
      <Terms content={page} />
      {props.sources && <Sources sources={props.sources} />}
    </GlossaryContext>
  );
}

type ToolClosingProps = Pick<ToolPageProps, 'page' | 'slug'> & { site: Site };
export const ToolClosing = ({ page, slug, site }: ToolClosingProps) => (
  <Closing {...page.closing} source={`${slug}-closing`} subject={page.name} site={site} />
);
