import { SAMPLE_LINE } from '../content/parts.ts';

/** First line of every page of a public preview, on screen and on paper. */
export function SampleLine() {
  return (
    <p className="sample-line">
      <span className="page block">
        <b>{SAMPLE_LINE.label}</b> {SAMPLE_LINE.text}
      </span>
    </p>
  );
}
