import { PLATE } from '../plates/plate.ts';

/** A plate as SVG elements, and what it shows. */
export type PlateDrawing = { elements: string; alt: string };

/**
 * A plate inside the page: it stands with the first words, sharp at any size, and no picture takes a share of the line
 * from the typefaces.
 */
export function InlinePlate({ drawing: { elements, alt } }: { drawing: PlateDrawing }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
      className="post-picture inline-plate"
      dangerouslySetInnerHTML={{ __html: elements }}
    />
  );
}
