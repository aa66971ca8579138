import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Faq } from '../../ui/faq.tsx';
import { GlossaryContext, Glossed } from '../../ui/glossed.tsx';
import { RuledGrid } from '../../ui/ruled-grid.tsx';
import { Section } from '../../ui/section-head.tsx';
import { sectionNumbers } from '../../ui/section-numbers.ts';
import { Cites } from '../../ui/sources.tsx';
import { Steps } from '../../ui/steps.tsx';
import { HowTo } from './how-to.tsx';
import { PAGE_FIGURES } from './page-figures.ts';
import { type ServiceContext, ServiceEnd } from './service-end.tsx';
import { ServiceHero } from './service-hero.tsx';
import { timeline } from './timeline.ts';
import { TimelineExhibit } from './timeline-chart.tsx';
import type { WebDesign } from './web-design-schema.ts';

/** What the visitor's browser measured of this page; its script writes the figures in, each into a place kept for it. */
function MeasuredPage({
  measured,
  letter,
}: {
  letter: string;
  measured: NonNullable<WebDesign['measured']>;
}) {
  return (
    <div id="measured" className="mb-7 lg:mb-8">
      <Exhibit letter={letter}>
        <p className="beside-sticker text-lede/6.5 font-heavy tracking-heading text-balance">
          {measured.title}
        </p>
        <p className="mt-2 mb-5 max-w-measure text-note/6 text-ink-2">{measured.text}</p>
        <dl className="grid gap-x-9 border-b border-line md:grid-cols-2">
          {PAGE_FIGURES.map((name) => (
            <div
              key={name}
              className="grid items-baseline gap-x-3 border-t border-line py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-sm/5 font-bold">{measured.figures[name]}</dt>
              {/* On a phone the scripts may need a second line, which is theirs from the beginning. */}
              <dd
                className={classNames(
                  'font-mono text-sm/5 font-bold sm:text-right',
                  name === 'script' && 'max-sm:min-h-10',
                )}
              >
                <data data-figure={name} value="">
                  {measured.notMeasured}
                </data>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-measure text-sm/5 text-ink-2">{measured.byHand}</p>
      </Exhibit>
    </div>
  );
}

/** Options one under another, so that the same question stands in the same column of each row. */
function Platforms({ options }: Pick<NonNullable<WebDesign['platforms']>, 'options'>) {
  return (
    <ul className="border-b border-line">
      {options.map((option) => (
        <li
          key={option.name}
          className="grid gap-x-9 gap-y-3 border-t border-line py-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,10fr)]"
        >
          <h3 className="text-h3">{option.name}</h3>
          <dl className="grid gap-x-9 gap-y-2 text-note/6 md:grid-cols-3">
            {[
              ['When it fits', option.choose],
              ['When it does not', option.avoid],
              ['What you take along', option.leaving],
            ].map(([term, text]) => (
              <div key={term}>
                <dt className="inline font-bold md:block">{term}</dt>{' '}
                <dd className="inline text-ink-2 md:block">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type SpecialistProps = { number: number; specialist: NonNullable<WebDesign['specialist']> };

/** Why specialists, in large type, and what that makes different, in a grid under it. */
function Specialist({ number, specialist }: SpecialistProps) {
  return (
    <Section number={number} label={specialist.label} heading={specialist.heading} id="specialist">
      <p className="mb-7 max-w-[36em] text-lede/8 lg:mb-8">
        {specialist.text}
        {specialist.cites && <Cites numbers={specialist.cites} />}
      </p>
      <RuledGrid cells={specialist.cards} columns={3} />
    </Section>
  );
}

type ProcessProps = {
  number: number;
  process: NonNullable<WebDesign['process']>;
  duration: WebDesign['stats'][number] | undefined;
};

function Process({ number, process, duration }: ProcessProps) {
  const steps = process.steps.map(({ deliverable, text, ...step }) => ({
    ...step,
    text: (
      <>
        {text} <b className="text-ink">You get</b> {deliverable}
      </>
    ),
  }));
  return (
    <Section
      number={number}
      label={process.label}
      heading={process.heading}
      id="process"
      size="small"
      wide
    >
      {/* Weeks stand at each step too: on a phone that is enough. */}
      <div className="mb-7 max-md:hidden">
        <TimelineExhibit
          title={duration ? `${duration.figure} ${duration.label}` : process.heading}
          steps={timeline(process.steps)}
          letter="A"
          id="timeline"
        />
      </div>
      <Steps steps={steps} />
    </Section>
  );
}

/** The web design page, in the order of the owner's document: specialists, process, technology, platforms, questions. */
export function WebDesignView({ page, context }: { page: WebDesign; context: ServiceContext }) {
  const { specialist, technology, process, platforms, measured, faq, howTo } = page;
  const next = sectionNumbers();
  return (
    <GlossaryContext value={context.terms}>
      <div className="brief">
        <ServiceHero page={page} {...context} />
        {specialist && <Specialist number={next()} specialist={specialist} />}
        {process && <Process number={next()} process={process} duration={page.stats[0]} />}
        <Section
          number={next()}
          label={technology.label}
          heading={technology.heading}
          id="technology"
          wide
        >
          {measured && <MeasuredPage measured={measured} letter={process ? 'B' : 'A'} />}
          <RuledGrid
            columns={3}
            cells={technology.items.map(({ topic, title, text, cites }) => ({
              id: topic,
              title,
              text: (
                <>
                  <Glossed text={text} />
                  <Cites numbers={cites} />
                </>
              ),
            }))}
          />
        </Section>
        {platforms && (
          <Section
            number={next()}
            label={platforms.label}
            heading={platforms.heading}
            id="platforms"
            size="small"
            wide
          >
            <Platforms options={platforms.options} />
          </Section>
        )}
        <Faq number={next()} {...faq} />
        {howTo && (
          <HowTo
            number={next()}
            howTo={howTo}
            own={{ id: 'technology', label: technology.label }}
            {...context}
          />
        )}
        <ServiceEnd page={page} context={context} />
      </div>
    </GlossaryContext>
  );
}
