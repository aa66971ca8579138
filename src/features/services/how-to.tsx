import type { ReactNode } from 'react';
import { type PageNames, pageName } from '../../content/page-names.ts';
import type { HowTo as HowToData } from '../../content/page-parts.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Section } from '../../ui/section-head.tsx';
import { type Step, Steps } from '../../ui/steps.tsx';
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
  /** Over the steps: what they lead to, drawn. */
  children?: ReactNode;
};

/** Steps a reader can take alone, each with the page that goes on from it. */
export function HowTo({ number, howTo, names, path, own, children }: HowToProps) {
  const steps = howTo.steps.map((step, index): Step => {
    const isOwn = step.url === path;
    return {
      id: stepAnchor(index + 1),
      title: step.name,
      text: step.text,
      foot: (
        <>
          {step.image && (
            <img src={step.image} alt="" loading="lazy" className="mb-3 aspect-video w-full" />
          )}
          <a href={isOwn ? `#${own.id}` : step.url} className="text-link">
            {isOwn ? own.label : pageName(step.url, names)}
            <ArrowRight size={16} strokeWidth={1.5} />
          </a>
        </>
      ),
    };
  });
  return (
    <Section number={number} label={howTo.label} heading={howTo.heading} id="how-to">
      <div className="mb-9 grid gap-x-12 gap-y-4 md:grid-cols-[1fr_auto] md:items-end">
        <p className="max-w-measure text-lede/8 text-ink-2">{howTo.intro}</p>
        <p className="text-figure/[1.15] font-heavy tracking-heading">
          {howTo.totalMinutes} minutes
        </p>
      </div>
      {children}
      <Steps steps={steps} />
    </Section>
  );
}
