import { memo } from 'react';
import type { IntakeScript } from './schema.ts';
import { figurePieces, linePieces, scriptParts } from './script-parts.ts';

/** A text whose numbers stay beside what they count, at any width. */
export function Unbroken({ text }: { text: string }) {
  return figurePieces(text).map(({ start, text: piece, isFound }) =>
    isFound ? (
      <span key={start} className="script-figure">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** Most lines of a script outlive a change to it. */
const Line = memo(function Line({ text }: { text: string }) {
  return linePieces(text).map(({ start, text: piece, isFound }) =>
    isFound ? (
      <i key={start} className="script-direction">
        <Unbroken text={piece} />
      </i>
    ) : (
      <Unbroken key={start} text={piece} />
    ),
  );
});

type IntakeScriptTextProps = {
  script: IntakeScript;
  /** How its first and last part are called. */
  names: { opening: string; closing: string };
  /** Lines that the last change has left as they were; without it no line is marked. */
  unchanged?: ReadonlySet<string> | undefined;
};

/** An intake script, part by part under its headings. */
export function IntakeScriptText({ script, names, unchanged }: IntakeScriptTextProps) {
  const line = (text: string) => ({
    'data-line': '',
    className: unchanged && !unchanged.has(text) ? 'script-line script-changed' : 'script-line',
    children: <Line text={text} />,
  });
  return (
    <div className="intake-script">
      {scriptParts(script, names).map(({ key: part, heading, lines, isNumbered }) => (
        <section key={part} data-part className="script-part">
          <h3 className="script-heading">{heading}</h3>
          {isNumbered ? (
            <ol className="script-lines script-numbered">
              {lines.map(({ key, text }) => (
                <li key={key} {...line(text)} />
              ))}
            </ol>
          ) : (
            <div className="script-lines">
              {lines.map(({ key, text }) => (
                <p key={key} {...line(text)} />
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
