import { shownFigures } from '../features/claims/shown-claims.tsx';
import { FigureStrip } from '../ui/figure-strip.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

/** Figures side by side: a section of their own, or without a heading a strip across the page. */
export function Figures({ section, ...props }: SectionProps<BlockOf<'figures'>>) {
  const { label, heading, claims, figures, note } = section;
  const strip = (
    <FigureStrip figures={[...shownFigures(claims, props.context.claims), ...figures]} />
  );
  if (!(label && heading))
    return (
      <div id={props.id} className="page mt-7 lg:mt-10">
        {strip}
      </div>
    );
  return (
    <NumberedSection {...props} section={{ label, heading }} size="small">
      {strip}
      {note && <p className="mt-8 max-w-measure text-note/6 text-ink-2">{note}</p>}
    </NumberedSection>
  );
}
