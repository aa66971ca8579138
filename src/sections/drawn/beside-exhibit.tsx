import type { ReactNode } from 'react';
import type { DrawnExhibit } from '../../schemas/drawn-exhibit.ts';
import { DrawnExhibitFigure } from './exhibit.tsx';

/** A page's first exhibit with the text it belongs to: beside it on wide screens, above it on others. */
export function BesideExhibit({ drawing, children }: { drawing: DrawnExhibit; children: ReactNode }) {
  return (
    <div className="beside-drawing">
      <DrawnExhibitFigure exhibit={drawing} letter="A" />
      <div>{children}</div>
    </div>
  );
}
