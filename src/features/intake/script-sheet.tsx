import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { isSpoken, linePieces, NOTES_HEADING, type ScriptSection } from './script.ts';

/** What is said, and in italics what to do meanwhile. Most lines of a script outlive a change to it. */
export const LineText = memo(function LineText({ text }: { text: string }) {
  return (
    <p data-line className="wrap-anywhere">
      {linePieces(text).map(({ start, text: piece, isDirection }) =>
        isDirection ? (
          <i key={start} className="text-ink-2">
            {piece}
          </i>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </p>
  );
});

type ScriptSheetProps = {
  sections: readonly ScriptSection[];
  /** The items of a section's list with what can be done with them; without it the lines alone. */
  items?: (section: ScriptSection) => ReactNode;
  /** After the lines of a section. */
  end?: (section: ScriptSection) => ReactNode;
};

const linesAlone = ({ lines }: ScriptSection) =>
  lines.map(({ id, text }) => (
    <li key={id} className="script-line">
      <LineText text={text} />
    </li>
  ));

/** A script, section by section under its headings; questions are numbered through the whole of it. */
export function ScriptSheet({ sections, items = linesAlone, end }: ScriptSheetProps) {
  return (
    <div className="intake-script">
      {sections.map((section) => (
        <section
          key={section.place}
          data-part
          className="script-part grid gap-x-8 gap-y-2 py-5 print:py-2.75"
        >
          <h3 className="py-1.5 text-body/5.75 print:py-0.75">{section.heading}</h3>
          <div>
            {isSpoken(section) ? (
              <ul className="script-lines">{items(section)}</ul>
            ) : (
              <ol className="script-lines script-numbered">{items(section)}</ol>
            )}
            {end?.(section)}
          </div>
        </section>
      ))}
    </div>
  );
}

type ScriptNotesProps = {
  /** Who they are for. */
  text: string;
  isEmpty?: boolean;
  children: ReactNode;
};

/** The notes beside a script: a slip of the office's own, which looks like nothing that is read aloud. */
export function ScriptNotes({ text, isEmpty = false, children }: ScriptNotesProps) {
  return (
    <section
      className={classNames(
        'script-notes mt-8 break-inside-avoid bg-fog px-5 py-4.75',
        isEmpty && 'no-print',
      )}
    >
      <h3>{NOTES_HEADING}</h3>
      <p className="mb-2 text-note/6 text-ink-2">{text}</p>
      {children}
    </section>
  );
}
