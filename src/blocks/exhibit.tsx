import { DrawnExhibitFigure } from '../features/exhibits/drawn-exhibit.tsx';
import { MeasuredPage } from '../features/exhibits/measured-page.tsx';
import type { BlockOf } from './schema.ts';

type Exhibit = BlockOf<'items'>['exhibit'];

type SectionExhibitProps = {
  exhibit: Exhibit;
  position: 'before' | 'after';
  letter: string;
};

export function SectionExhibit({ exhibit, position, letter }: SectionExhibitProps) {
  if (exhibit?.place !== position) return null;
  const { drawing } = exhibit;
  const margins = position === 'before' ? 'mb-7 lg:mb-9' : 'mt-7 lg:mt-9';
  return drawing.kind === 'measured' ? (
    <MeasuredPage measured={drawing} letter={letter} className={margins} />
  ) : (
    <DrawnExhibitFigure exhibit={drawing} letter={letter} className={margins} />
  );
}
