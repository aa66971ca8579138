import { CitedPoints } from '../../ui/cited-points.tsx';
import { Faq } from '../../ui/faq.tsx';
import { GlossaryContext, Glossed } from '../../ui/glossed.tsx';
import { RuledGrid } from '../../ui/ruled-grid.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { Steps } from '../../ui/steps.tsx';
import { HowTo } from './how-to.tsx';
import { MeasuredPage } from './measured-page.tsx';
import { type ServiceContext, ServiceEnd } from './service-end.tsx';
import { ServiceHero } from './service-hero.tsx';
import { timeline } from './timeline.ts';
import { TimelineExhibit } from './timeline-chart.tsx';
import type { WebDesign } from './web-design-schema.ts';

/** Options one under another, so that the same question stands in the same column of each row. */
function Platforms({ options }: Pick<WebDesign['platforms'], 'options'>) {
  return (
    <ul className="border-b border-line">
      {options.map((option) => (
        <li
          key={option.name}
          className="grid gap-x-9 gap-y-6 border-t border-line py-8 xl:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
        >
          <div>
            <h3 className="text-h3 font-[820]">{option.name}</h3>
            <p className="mt-2 max-w-measure text-ink-2">{option.summary}</p>
          </div>
          <dl className="grid gap-x-9 gap-y-5 text-note/6 md:grid-cols-3">
            {[
              ['When it fits', option.choose],
              ['When it does not', option.avoid],
              ['What you take along', option.leaving],
            ].map(([term, text]) => (
              <div key={term}>
                <dt className="font-bold">{term}</dt>
                <dd className="mt-1 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The first paragraph in large type, the others beside each other under it. */
function Specialist({ specialist }: Pick<WebDesign, 'specialist'>) {
  const [first = '', ...others] = specialist.paragraphs;
  return (
    <Section number={2} label={specialist.label} heading={specialist.heading} id="specialist">
      <p className="max-w-[36em] text-lede/8">
        <Glossed text={first} />
        {specialist.cites && <Cites numbers={specialist.cites} />}
      </p>
      <div className="mt-8 grid gap-x-9 gap-y-5 text-ink-2 md:grid-cols-2">
        {others.map((paragraph) => (
          <p key={paragraph}>
            <Glossed text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  );
}

function Process({
  process,
  duration,
}: Pick<WebDesign, 'process'> & { duration: WebDesign['stats'][number] | undefined }) {
  const steps = process.steps.map(({ deliverable, ...step }) => ({
    ...step,
    foot: (
      <p className="border-t border-line pt-3">
        <b>Deliverable:</b> {deliverable}
      </p>
    ),
  }));
  return (
    <Section number={4} label={process.label} heading={process.heading} id="process">
      <TimelineExhibit
        title={`${duration?.figure} ${duration?.label}`}
        steps={timeline(process.steps)}
        letter="C"
        id="timeline"
      />
      <div className="mt-10">
        <Steps steps={steps} />
      </div>
    </Section>
  );
}

/** The web design page: why specialists, what differs, the process, technology, platforms, questions, steps. */
export function WebDesignView({ page, context }: { page: WebDesign; context: ServiceContext }) {
  const { differentiators, technology, platforms, faq, howTo } = page;
  const cells = differentiators.cards.map((card) => ({ ...card, text: <Glossed text={card.text} /> }));
  return (
    <GlossaryContext value={context.terms}>
      <ServiceHero page={page} {...context} />
      <MeasuredPage number={1} measured={page.measured} subject={page.name} />
      <Specialist specialist={page.specialist} />
      <Section number={3} label={differentiators.label} heading={differentiators.heading} id="differences">
        <RuledGrid cells={cells} />
      </Section>
      <Process process={page.process} duration={page.stats[0]} />
      <Section number={5} label={technology.label} heading={technology.heading} id="technology">
        <CitedPoints points={technology.items.map(({ topic, ...point }) => ({ ...point, id: topic }))} />
      </Section>
      <Section number={6} label={platforms.label} heading={platforms.heading} id="platforms" wide>
        <Platforms options={platforms.options} />
      </Section>
      <Faq number={7} {...faq} />
      <HowTo number={8} howTo={howTo} own={{ id: 'technology', label: technology.label }} {...context} />
      <ServiceEnd page={page} context={context} />
    </GlossaryContext>
  );
}
