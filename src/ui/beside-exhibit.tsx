import type { ReactNode } from 'react';

/** A page's first exhibit with the text it belongs to: beside it on wide screens, above it on others. */
export function BesideExhibit({ exhibit, children }: { exhibit: ReactNode; children: ReactNode }) {
  return (
    <div className="beside-drawing">
      {exhibit}
      <div>{children}</div>
    </div>
  );
}
