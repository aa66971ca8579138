import { pageName } from '../content/navigation.ts';
import { TimelineExhibit } from '../features/exhibits/chart.tsx';
import { timelineSteps } from '../features/exhibits/chart-scale.ts';
import { Cites } from '../ui/sources.tsx';
import { Steps } from '../ui/steps.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';
import { stepAnchor, stepHref } from './structured-data.ts';

type Props = SectionProps<BlockOf<'steps'>>;

function NextLink({ href, context }: { href: string; context: Props['context'] }) {
  const { path, anchors, names } = context;
  const [pagePath = '', anchor] = stepHref(href, path).split('#');
  const [firstAnchor = ''] = anchors.keys();
  const targetAnchor = anchor ?? firstAnchor;
  return (
    <a
      href={pagePath === path ? `#${targetAnchor}` : href}
      className="text-link arrow col-start-2 justify-self-start lg:col-start-4 lg:row-start-1 lg:self-start"
    >
      {pagePath === path ? anchors.get(targetAnchor) : pageName(href, names)}
    </a>
  );
}

export function StepList(props: Props) {
  const { intro, paragraphs, minutes, timeline: timelineTitle, lastLine, steps } = props.section;
  const weekSpans = timelineTitle
    ? timelineSteps(steps.map(({ title, when = '' }) => ({ title, when })))
    : [];
  return (
    <NumberedSection {...props} size="small" isWide>
      {intro && (
        <p className="mb-5 max-w-measure text-ink-2">
          {intro} {minutes && <b className="text-ink">{minutes} minutes.</b>}
        </p>
      )}
      {paragraphs && (
        <div className="mb-7 grid gap-x-12 gap-y-4 lg:grid-cols-2">
          {paragraphs.map(({ text, cites }) => (
            <p key={text}>
              {text}
              {cites && <Cites numbers={cites} />}
            </p>
          ))}
        </div>
      )}
      {timelineTitle && (
        // The chart is hidden on phones, because each step also states its weeks as text.
        <div className="mb-7 max-md:hidden">
          <TimelineExhibit title={timelineTitle} steps={weekSpans} letter={props.letter} />
        </div>
      )}
      <Steps
        steps={steps.map((step, index) => ({
          id: minutes ? stepAnchor(index + 1) : undefined,
          title: step.title,
          when: step.when,
          text: (
            <>
              {step.text}
              {step.cites && <Cites numbers={step.cites} />}
              {step.last && (
                <>
                  {' '}
                  <b className="text-ink">{lastLine}</b> {step.last}
                </>
              )}
            </>
          ),
          nextLink: step.href && <NextLink href={step.href} context={props.context} />,
        }))}
      />
    </NumberedSection>
  );
}

export function PhaseList(props: SectionProps<BlockOf<'phases'>>) {
  return (
    <NumberedSection {...props} size="small" isWide>
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
