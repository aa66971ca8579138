import { pageName } from '../content/page-names.ts';
import { timeline } from '../features/exhibits/timeline.ts';
import { TimelineExhibit } from '../features/exhibits/timeline-chart.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import { Cites } from '../ui/sources.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';
import { offeredHref, stepAnchor } from './structured-data.ts';

type Props = SectionProps<BlockOf<'steps'>>;
type Step = Props['section']['steps'][number];

/** The page that goes on from a step; a section of this page by its label. */
function Next({ href, context }: { href: string; context: Props['context'] }) {
  const { path, anchors, names } = context;
  const [page = '', anchor] = offeredHref(href, path).split('#');
  const [first = ''] = anchors.keys();
  const own = anchor ?? first;
  return (
    <p className="col-start-2 lg:col-start-4 lg:row-start-1">
      <a href={page === path ? `#${own}` : href} className="text-link">
        {page === path ? anchors.get(own) : pageName(href, names)}
        <ArrowRight size={16} strokeWidth={1.5} />
      </a>
    </p>
  );
}

function Title({ title, when }: Pick<Step, 'title' | 'when'>) {
  const heading = <h3 className="text-body/6 wrap-anywhere">{title}</h3>;
  if (!when) return heading;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
      {heading}
      <p className="text-note/6 text-ink-2">{when}</p>
    </div>
  );
}

/** Numbered steps, a line each, under a drawing of their weeks where the section has one. */
export function StepList(props: Props) {
  const { intro, paragraphs, minutes, timeline: ofWeeks, lastLine, steps } = props.section;
  const weeks = ofWeeks ? timeline(steps.map(({ title, when = '' }) => ({ title, when }))) : [];
  return (
    <NumberedSection {...props} size="small" wide>
      {intro && (
        <p className="max-w-measure text-ink-2">
          {intro} {minutes && <b className="text-ink">{minutes} minutes.</b>}
        </p>
      )}
      {paragraphs && (
        <div className="mb-7 grid gap-x-12 gap-y-4 not-first:mt-5 lg:grid-cols-2">
          {paragraphs.map(({ text, cites }) => (
            <p key={text}>
              {text}
              {cites && <Cites numbers={cites} />}
            </p>
          ))}
        </div>
      )}
      {ofWeeks && (
        // Each step repeats its weeks; on a phone that is enough.
        <div className="mb-7 max-md:hidden">
          <TimelineExhibit
            title={ofWeeks}
            steps={weeks}
            letter={props.letter}
            id={`${props.id}-weeks`}
          />
        </div>
      )}
      <ol className="border-b border-line text-note/6 not-first:mt-5">
        {steps.map((step, index) => (
          <li
            key={step.title}
            id={minutes ? stepAnchor(index + 1) : undefined}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-1 border-t border-line py-2.5 lg:grid-cols-[1.5rem_minmax(0,19rem)_minmax(0,1fr)_auto] lg:gap-x-6"
          >
            <span aria-hidden="true" className="font-mono font-bold text-red">
              {index + 1}
            </span>
            <Title title={step.title} when={step.when} />
            <p className="col-start-2 max-w-measure text-ink-2 lg:col-start-3">
              {step.text}
              {step.cites && <Cites numbers={step.cites} />}
              {step.last && (
                <>
                  {' '}
                  <b className="text-ink">{lastLine}</b> {step.last}
                </>
              )}
            </p>
            {step.href && <Next href={step.href} context={props.context} />}
          </li>
        ))}
      </ol>
    </NumberedSection>
  );
}

/** Phases on one line of time; on narrow screens the line runs down. */
export function PhaseList(props: SectionProps<BlockOf<'phases'>>) {
  return (
    <NumberedSection {...props} size="small" wide>
      <ol className="grid lg:auto-cols-fr lg:grid-flow-col">
        {props.section.phases.map(({ title, when, text }) => (
          <li
            key={title}
            className="relative border-l-2 border-ink pb-3.5 pl-7 before:absolute before:top-1 before:-left-2 before:size-3.5 before:border-2 before:border-ink before:bg-paper last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:-top-2 lg:before:left-0"
          >
            <p className="font-mono text-sm/5 font-bold text-red">{when}</p>
            <h3 className="text-note/5.5 lg:mt-2 lg:text-lede/6">{title}</h3>
            {text && <p className="text-note/5.5 text-ink-2 lg:mt-1 lg:text-note/6">{text}</p>}
          </li>
        ))}
      </ol>
    </NumberedSection>
  );
}
