import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Faq } from '../../ui/faq.tsx';
import { CircleAlert, type Icon, Target, TrendingUp, Users } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { ProsePart } from '../../ui/prose-parts.ts';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { CheckedOn } from '../../ui/sources.tsx';
import { CityLinks, type LinkedCity } from '../cities/city-links.tsx';
import type { ClientCase } from '../claims/client-case.ts';
import { ClientCaseBand } from '../claims/client-case-band.tsx';
import { claimsShownOn, type NumberedClaim, numberClaims } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import type { Claim } from '../claims/schema.ts';
import { CallToAction } from '../contact/call-to-action.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { SheetDocument } from '../exhibits/sheet.tsx';
import { areaSubject } from '../pricing/offer.ts';
import { ReportLine } from '../report/report-line.tsx';
import type { Signed } from '../team/signed.ts';
import { Budget } from './budget.tsx';
import type { CHALLENGE_ICONS, PracticeArea, PracticeAreaPage } from './schema.ts';
import { PRACTICE_AREAS } from './structured-data.ts';

/** Characters up to which a figure is set large: a longer one, held on its line, would leave its box on a phone. */
const SHORT_FIGURE = 8;

/** The one figure of a page as an exhibit: what it is, what it counts, who published it. */
function Statistic({
  statistic,
  sourceLabel,
  letter,
}: {
  statistic: NonNullable<PracticeArea['statistic']>;
  sourceLabel: string;
  letter: string;
}) {
  const { figure, text, source } = statistic;
  return (
    <Exhibit letter={letter} className="lg:px-12 lg:py-10">
      <div className="figure-box">
        <figure className="grid gap-x-14 gap-y-2 lg:grid-cols-[auto_1fr] lg:items-center">
          <p
            className={classNames(
              'pt-3 font-heavy tracking-heading lg:row-span-2 lg:pt-0',
              figure.length <= SHORT_FIGURE
                ? 'text-[min(5rem,20cqi)]/[1]'
                : 'text-[min(3.4rem,10.5cqi)]/[1]',
            )}
          >
            {figure}
          </p>
          <p className="max-w-measure text-body/6.5">{text}</p>
          <figcaption className="text-sm/5 text-ink-2">
            {sourceLabel}{' '}
            <a
              href={source.url}
              rel="noopener"
              className="text-ink underline underline-offset-2 wrap-anywhere"
            >
              {source.name}
            </a>
            <CheckedOn day={source.checked} after={source.name} />
          </figcaption>
        </figure>
      </div>
    </Exhibit>
  );
}

/** The icons of the documents by the names they have in the icon set today. */
const ICONS: Record<(typeof CHALLENGE_ICONS)[number], Icon> = {
  AlertCircle: CircleAlert,
  Target,
  TrendingUp,
  Users,
};

/** Challenges, (a), (b), (c), each answered under it: what goes wrong, what we do. */
function Challenges({ challenges }: { challenges: PracticeArea['challenges'] }) {
  return (
    <ol className="lettered grid gap-x-12 [--hang:2rem] md:grid-cols-2 md:[--hang:2.5rem]">
      {challenges.map(({ icon, title, description, solution }) => {
        const Icon = ICONS[icon];
        return (
          <li
            key={title}
            className="border-t border-line py-3 md:py-4 md:last:odd:col-span-2 lg:pt-7 lg:pb-6"
          >
            <Icon size={20} strokeWidth={1.5} className="absolute left-0 mt-7 text-ink-2" />
            <h3 className="wrap-anywhere text-lede/6 md:text-h3">{title}</h3>
            <p className="mt-1 text-note/5.5 text-ink-2 md:mt-1.5 md:text-body/7">{description}</p>
            <div className="mt-1.5 -ml-(--hang) border-l-4 border-double border-red pl-[calc(var(--hang)-4px)] md:mt-4">
              <p className="text-sm/5 font-bold md:text-sm/6">Our Solution</p>
              <p className="text-note/5.5 md:text-body/7">{solution}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type PracticeAreaProps = {
  area: PracticeArea;
  words: PracticeAreaPage;
  site: Site;
  /** The long sections. */
  parts: readonly ProsePart[];
  claims: readonly NumberedClaim[];
  client: ClientCase | undefined;
  signed: Signed;
  /** Every practice area. */
  all: readonly PracticeArea[];
  /** Cities with a page of their own, in the order of lists. */
  cities: readonly LinkedCity[];
};

/** Where the register says that a claim stands on every page of a practice area. */
const AREA_PAGES = '/practice-areas/*';

/** The claims of a practice area's page: those of all areas, and that of the client whose case it shows. */
export const areaClaims = (register: readonly Claim[], client: ClientCase | undefined) =>
  numberClaims(
    [...claimsShownOn(AREA_PAGES, register), ...(client ? [client.claim] : [])],
    register,
  );

type HeroProps = Pick<PracticeAreaProps, 'area' | 'words' | 'site' | 'claims' | 'all'>;

/** What is offered to whom, what is particular in the field, what it costs, proofs, and the ways to ask. */
function AreaHero({ area, words, site, claims, all }: HeroProps) {
  const proofs = claimsShownOn(AREA_PAGES, claims);
  const hasAside = area.budget !== undefined || proofs.length > 0;
  return (
    <PageHero
      isPleading
      trail={[{ label: PRACTICE_AREAS }, { label: area.name }]}
      headline={area.headline}
      statement={area.statement}
      lede={area.lede}
      actions={
        <>
          <OpenContact
            label={words.hero.button}
            source="practice-area-hero"
            subject={areaSubject(area.name)}
          />
          <Button look="secondary" href={site.phoneHref}>
            {words.hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
      aside={hasAside && <Budget area={area} words={words.budget} all={all} proofs={proofs} />}
    />
  );
}

/** A document of the work in this field across the page, on dark ground, with the reader's notes in its margin. */
function WorkedFile({ file }: { file: NonNullable<PracticeArea['file']> }) {
  return (
    <section aria-labelledby="file-heading" className="on-night mt-section bg-ink text-paper">
      <div className="page py-9 lg:py-18">
        <h2 id="file-heading" className="max-w-[17em] text-h2">
          {file.heading}
        </h2>
        <p className="mt-3 max-w-measure text-note/6 text-night-2 md:text-lede/8">{file.text}</p>
        <SheetDocument sheet={file.sheet} wide className="mt-6 lg:mt-11" />
      </div>
    </section>
  );
}

/** The long sections, the heading of each in the rail. */
function Detail({ parts }: Pick<PracticeAreaProps, 'parts'>) {
  return (
    <div className="grid gap-y-7 lg:gap-y-10">
      {parts.map(({ slug, heading, html }) => (
        <div
          key={slug}
          id={slug}
          data-explains
          className="grid gap-x-9 gap-y-3 border-t border-line pt-4 lg:grid-cols-[200px_minmax(0,1fr)]"
        >
          <h3 className="text-h4/6 text-balance">{heading}</h3>
          <Prose html={html} heading={heading} />
        </div>
      ))}
    </div>
  );
}

type SharedProps = { number: number; shared: NonNullable<PracticeAreaPage['shared']> };

/** How we work with a firm in any field, in a sentence or two. */
function Shared({ number, shared: { label, heading, text } }: SharedProps) {
  return (
    <Section number={number} label={label} heading={heading} size="small">
      <p className="max-w-measure text-ink-2">{text}</p>
    </Section>
  );
}

/**
 * A practice-area page: one client, what is hard, a file of the field, the field in detail, one figure, how we work in
 * any field, questions, and what the page rests on.
 */
export function PracticeAreaView({ area, words, site, parts, claims, ...rest }: PracticeAreaProps) {
  const { client, signed, cities, all } = rest;
  const next = sectionNumbers();
  return (
    <div className="brief">
      <AreaHero area={area} words={words} site={site} claims={claims} all={all} />
      <ClientCaseBand client={client} claims={claims} />
      <Section number={next()} label={words.challenges.label} heading={area.challengesHeading}>
        <Challenges challenges={area.challenges} />
      </Section>
      {area.file && <WorkedFile file={area.file} />}
      {parts.length > 0 && (
        <Section number={next()} label={words.article.label} heading={area.detailHeading} wide>
          <Detail parts={parts} />
          <ReportLine text={words.article.report} />
        </Section>
      )}
      {area.statistic && (
        <div className="page mt-section lg:mt-20">
          <Statistic
            statistic={area.statistic}
            sourceLabel={words.statistic.sourceLabel}
            letter="A"
          />
        </div>
      )}
      {words.shared && <Shared number={next()} shared={words.shared} />}
      <Faq number={next()} label={words.faq.label} heading={area.faqHeading} items={area.faq} />
      <Notes claims={claims} sources={area.sources} signed={signed} heading={words.sources}>
        <CityLinks cities={cities} title="Where we work" className="mt-8" />
      </Notes>
    </div>
  );
}

/** The contact block, which closes the page: what the call is about, and each way to reach us. */
export function PracticeAreaContact({
  area,
  words,
  site,
}: Pick<PracticeAreaProps, 'area' | 'words' | 'site'>) {
  const { hero, contact } = words;
  const email = (
    <a href={`mailto:${site.email}`} className="text-paper underline underline-offset-4">
      {site.email}
    </a>
  );
  return (
    <CallToAction
      id="contact-block"
      lines={[area.contact.heading]}
      text={area.contact.text}
      facts={contact.lines.map(({ kind, term, note }) => ({
        term,
        text:
          kind === 'email' ? (
            <>
              {email} {note}
            </>
          ) : (
            note
          ),
      }))}
      action={
        <>
          <OpenContact
            label={hero.button}
            source="practice-area-contact"
            subject={areaSubject(area.name)}
          />
          <Button look="night" href={site.phoneHref}>
            {hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
    />
  );
}
