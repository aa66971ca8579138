import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { ScriptLine, ScriptPart } from './schema.ts';
import { isQuestionPart, linePieces } from './script.ts';

/** Memoized, because a change affects few lines of a script. */
export const LineText = memo(function LineText({ id, text }: Pick<ScriptLine, 'id' | 'text'>) {
  return (
    <p data-line={id} className="wrap-anywhere">
      {linePieces(text).map(({ index, text: piece, isDirection }) =>
        isDirection ? (
          <i key={index} className="text-ink-2">
            {piece}
          </i>
        ) : (
          <span key={index}>{piece}</span>
        ),
      )}
    </p>
  );
});

type SheetPartProps = {
  part: ScriptPart;
  children: ReactNode;
  footer?: ReactNode;
};

export function SheetPart({ part: { id, heading }, children, footer }: SheetPartProps) {
  const List = isQuestionPart(id) ? 'ol' : 'ul';
  return (
    <section className="script-part grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 py-5 @min-[36rem]:grid-cols-[10.5rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:py-2.75">
      <h3 className="py-1.5 text-body/5.75 print:py-0.75">{heading}</h3>
      <div>
        <List
          className={classNames(
            'max-w-[36em] font-serif text-h4/[1.55] in-[.script-exhibit]:text-body/[1.55] print:max-w-none print:text-[11.5pt]/[1.4]',
            isQuestionPart(id) && 'script-questions',
          )}
        >
          {children}
        </List>
        {footer}
      </div>
    </section>
  );
}
