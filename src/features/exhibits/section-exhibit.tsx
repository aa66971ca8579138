import { DrawnExhibitFigure } from './drawn-exhibit.tsx';
import type { DrawnExhibit } from './schema.ts';

/** The picture of a page over the text of the section it belongs to, which keeps the whole width. */
export function SectionExhibit({ exhibit }: { exhibit: DrawnExhibit }) {
  return (
    <div className="mb-8 lg:mb-10">
      <DrawnExhibitFigure exhibit={exhibit} letter="A" wide />
    </div>
  );
}
