import { DocumentBand } from '../features/exhibits/document-band.tsx';
import { SheetDocument } from '../features/exhibits/sheet.tsx';
import type { BlockOf } from './schema.ts';
import { SectionLines, type SectionProps } from './section-props.tsx';

/** Renders a section with a document on a dark background. */
export function SheetSection({ section, id, context }: SectionProps<BlockOf<'sheet'>>) {
  const { heading, intro, link, sheet } = section;
  const words = intro && (
    <>
      {intro}{' '}
      {link && (
        <a href={link.href} className="underline underline-offset-4">
          {link.name}
        </a>
      )}
    </>
  );
  return (
    <DocumentBand id={id} heading={heading} intro={words}>
      <SheetDocument sheet={sheet} wide className="mt-8 lg:mt-12" />
      <SectionLines section={section} id={id} context={context} look="night" />
    </DocumentBand>
  );
}
