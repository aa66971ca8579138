import { type PageNames, pageName } from '../../content/page-names.ts';
import type { HowTo as HowToData } from '../../content/page-parts.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Section } from '../../ui/section-head.tsx';
import { stepAnchor } from './service-page.ts';

/** A section of the page itself, where a step that names this page leads. */
type OwnSection = { id: string; label: string };

type HowToProps = {
  number: number;
  howTo: HowToData;
  names: PageNames;
  /** Path of the page the steps stand on. */
  path: string;
  own: OwnSection;
};

/** Steps a reader can take alone, a line each, with the page that goes on from it. */
export function HowTo({ number, howTo, names, path, own }: HowToProps) {
  return (
    <Section
      number={number}
      label={howTo.label}
      heading={howTo.heading}
      id="how-to"
      size="small"
      wide
    >
      <p className="max-w-measure text-ink-2">
        {howTo.intro} <b className="text-ink">{howTo.totalMinutes} minutes.</b>
      </p>
      <ol className="mt-5 border-b border-line text-note/6">
        {howTo.steps.map((step, index) => {
          const isOwn = step.url === path;
          return (
            <li
              key={step.name}
              id={stepAnchor(index + 1)}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-t border-line py-2.5 lg:grid-cols-[1.5rem_minmax(0,19rem)_minmax(0,1fr)_auto] lg:gap-x-6"
            >
              <span aria-hidden="true" className="font-mono font-bold text-red">
                {index + 1}
              </span>
              <h3 className="text-note/6">{step.name}</h3>
              <p className="col-start-2 text-ink-2 lg:col-start-3">{step.text}</p>
              <p className="col-start-2 lg:col-start-4 lg:row-start-1">
                <a href={isOwn ? `#${own.id}` : step.url} className="text-link">
                  {isOwn ? own.label : pageName(step.url, names)}
                  <ArrowRight size={16} strokeWidth={1.5} />
                </a>
              </p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
