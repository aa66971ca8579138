import type { ReactNode } from 'react';
import { findSection } from '../../blocks/schema.ts';
import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { contactCopy } from '../../content/contact-copy.ts';
import { hasFeature } from '../../content/this-site.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { HighlightedText } from '../../ui/highlighted-text.tsx';
import { ClaimStats } from '../claims/footnote.tsx';
import { type NumberedClaim, requireClaim } from '../claims/notes.ts';
import { CallToAction } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { Chart } from '../exhibits/chart.tsx';
import { type MonthlyTable, MonthlyTableBand } from '../monthly-table/view.tsx';
import type {
  CaseStudy as CaseStudyData,
  Home,
  ResultsSection,
  ServicesSection,
} from './schema.ts';

function ServiceList(props: SectionProps<ServicesSection>) {
  return (
    <NumberedSection {...props} size="small">
      <ol className="border-b border-line">
        {props.section.cards.map((card) => (
          <li
            key={card.href}
            className="arrow relative grid gap-y-1.5 border-t border-line py-3.5 pr-12 after:absolute after:top-5 after:right-1 hover:bg-fog sm:gap-x-6 sm:pr-16 sm:after:right-4 md:py-4 lg:grid-cols-[16rem_1fr]"
          >
            <h3 className="text-h3 lg:row-span-2">
              <a href={card.href} className="after:absolute after:inset-0">
                {card.title}
              </a>
            </h3>
            <p className="text-ink-2 lg:col-start-2">{card.description}</p>
            {card.features.length > 0 && (
              <ul className="flex flex-wrap gap-x-5 text-sm/6 font-medium lg:col-start-2">
                {card.features.map((feature) => (
                  <li key={feature} className="dash">
                    {feature}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </NumberedSection>
  );
}

function CaseStudy({ study, letter }: { study: CaseStudyData; letter: string }) {
  const { chart } = study;
  const clientText = (
    <>
      <h3 className="beside-sticker text-h3">{study.specialty}</h3>
      <p className="mt-2 text-note/6 text-ink-2">{study.challenge}</p>
    </>
  );
  const resultList = (
    <>
      <dl className="mt-4 border-t border-ink text-note/6">
        {study.results.map((result) => (
          <div
            key={result.metric}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2"
          >
            <dt className="text-ink-2">{result.metric}</dt>
            <dd className="font-bold">{result.change}</dd>
            <dd className="col-span-2 text-sm/5 text-ink-3">{result.value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="text-ink-2">Timeframe</dt>
          <dd className="min-w-0 font-bold">{study.timeframe}</dd>
        </div>
      </dl>
      <p className="mt-4 border-l-4 border-ink pl-3.5 text-body/6 font-semibold text-pretty">
        {study.highlight}
      </p>
      <p className="mt-3 text-sm/5 text-ink-3">
        {!chart && `${study.source}. `}
        {study.market}
      </p>
    </>
  );
  if (!chart)
    return (
      <Exhibit letter={letter}>
        {clientText}
        {resultList}
      </Exhibit>
    );
  return (
    <Exhibit letter={letter} className="grid gap-x-12 gap-y-2 md:col-span-2 md:grid-cols-2">
      <div>
        {clientText}
        <figure className="mt-5">
          <figcaption className="mb-2 text-sm/5 font-semibold">{chart.title}</figcaption>
          <Chart chart={chart} />
          <p className="mt-2 text-sm/5 text-ink-3">{study.source}.</p>
        </figure>
      </div>
      <div className="md:pt-6">{resultList}</div>
    </Exhibit>
  );
}

/** Removes the exhibit if the site does not have the calculator. */
export function homeForSite(home: Home): Home {
  const { hero, ...otherFields } = home;
  const exhibit = hasFeature('cost-per-signed-case') ? hero.exhibit : undefined;
  return { ...otherFields, hero: { ...hero, exhibit } };
}

type HeroProps = {
  hero: Home['hero'];
  hasResults: boolean;
  claims: readonly NumberedClaim[];
  calculator: ReactNode;
};

function Hero({ hero, hasResults, claims, calculator }: HeroProps) {
  const { exhibit } = hero;
  return (
    <div
      className={classNames(
        'bleed grid gap-x-9 border-b border-line',
        exhibit && 'lg:grid-cols-[1fr_minmax(18rem,min(34vw,460px))]',
      )}
    >
      <section
        aria-labelledby="hero-heading"
        className={classNames('pleading py-hero', exhibit && 'border-line max-lg:border-b')}
      >
        <h1 id="hero-heading" className="text-h1">
          <HighlightedText text={hero.headline} />
        </h1>
        <p className="mt-hero-gap max-w-[29em] text-body/6.5 text-ink-2 sm:text-lede/8">
          {hero.lede}
        </p>
        <div className="mt-hero-gap flex flex-wrap gap-3.5">
          <OpenContact label={hero.primary} source="home-hero" />
          {hero.secondary && hasResults && (
            <Button look="secondary" href="#results" data-mdast="ignore">
              {hero.secondary}
            </Button>
          )}
        </div>
        {hero.claims.length > 0 && (
          <ClaimStats
            claims={hero.claims.map((id) => requireClaim(id, claims))}
            columns="max-sm:gap-y-1.5 max-sm:*:flex-row-reverse max-sm:*:items-baseline max-sm:*:gap-x-3 sm:grid-cols-[repeat(3,auto)] sm:justify-start sm:gap-x-12"
            className="mt-hero-gap border-t border-ink pt-3 sm:pt-4"
          />
        )}
      </section>
      {exhibit && (
        <Exhibit letter="A" className="long-exhibit my-7 self-start lg:my-hero">
          <h2 className="beside-sticker text-lede/6 text-balance">{exhibit.title}</h2>
          <p className="mt-1.5 text-sm/5 text-ink-2">
            {exhibit.note} <span className="needs-script">{exhibit.invitation}</span>
          </p>
          {calculator}
        </Exhibit>
      )}
    </div>
  );
}

function Results(props: SectionProps<ResultsSection>) {
  const { strip, cases, note } = props.section;
  const { claims } = props.context;
  const firstCharCode = props.letter.charCodeAt(0);
  return (
    <NumberedSection {...props} isWide>
      {strip.length > 0 && <ClaimStats claims={strip.map((id) => requireClaim(id, claims))} />}
      {cases.length > 0 && (
        <div
          className={classNames(
            strip.length > 0 && 'mt-9',
            'grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-9 md:grid-cols-2',
          )}
        >
          {cases.map((study, index) => (
            <CaseStudy
              key={study.id}
              study={study}
              letter={String.fromCharCode(firstCharCode + index)}
            />
          ))}
        </div>
      )}
      {note && <p className="mt-6 font-mono text-xs/5 text-ink-2">{note}</p>}
    </NumberedSection>
  );
}

type HomeProps = {
  home: Home;
  table: MonthlyTable | undefined;
  context: SectionContext;
  children: ReactNode;
};

export function HomeView({ home, table, context, children }: HomeProps) {
  const { hero, sections } = home;
  const results = findSection(sections, 'results');
  return (
    <SectionedPage
      hero={
        <Hero
          hero={hero}
          hasResults={Boolean(results)}
          claims={context.claims}
          calculator={children}
        />
      }
      sections={sections}
      pageViews={{
        services: ServiceList,
        results: Results,
        'monthly-table': () => <MonthlyTableBand table={table} page="home" isShort />,
      }}
      context={{ ...context, heroExhibitCount: hero.exhibit ? 1 : 0 }}
    />
  );
}

export function HomeClosing({ closing }: { closing: Home['closing'] }) {
  return (
    <CallToAction
      id="contact"
      lines={closing.lines}
      text={closing.text}
      facts={closing.facts ?? contactCopy().closing}
      action={<OpenContact label={closing.button} source="home-closing" />}
    />
  );
}
