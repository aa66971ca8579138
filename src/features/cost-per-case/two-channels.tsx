import { useLayoutEffect, useRef, useState } from 'react';
import { COST_PATH, readAddress, writeAddress } from './address.ts';
import { answerTo } from './answer.ts';
import { type ReadChannel, readTable, type TypedTable } from './figures.ts';
import { dollars, rangeText } from './money.ts';
import { readFields } from './page-place.ts';
import { FIGURES } from './places.ts';
import { RangeBar, scaleTicks } from './range-bar.tsx';
import { shortAnswer, trust } from './sentences.ts';

const LABELS = {
  firmFee: 'Average fee, $',
  share: 'Share to win it, %',
  spend: 'Cost, $',
  signed: 'Signed cases',
} as const;

type FigureProps = {
  name: keyof typeof LABELS;
  value: string;
  fault: string | undefined;
  onChange(): void;
};

/**
 * The browser keeps what is typed, so that nothing is lost while React is on its way, but brings none of it back after a
 * reload or Back: nobody would work it out before it is touched again. Where no React comes, a figure is text.
 */
function Figure({ name, value, fault, onChange }: FigureProps) {
  return (
    <label className="text-sm/5">
      {LABELS[name]}
      <input
        className="control needs-script"
        name={name}
        defaultValue={value}
        autoComplete="off"
        inputMode="decimal"
        aria-invalid={fault ? true : undefined}
        onChange={onChange}
      />
      <noscript>{`: ${value}`}</noscript>
    </label>
  );
}

/** What the figures of a channel come to, or why they come to nothing. */
function Said({ faults, figures, leftOut }: ReadChannel) {
  const [fault] = Object.values(faults);
  const answer = figures && answerTo(figures);
  if (fault) return <span className="text-red">{fault}</span>;
  if (leftOut) return 'Enter how many cases it signed, 0 if none.';
  if (!answer) return 'Enter what it cost and how many cases it signed, 0 if none.';
  return (
    <>
      <b>{shortAnswer(answer)}</b>
      {answer.range && ` (${rangeText(answer.range)}). ${trust(answer)}`}
    </>
  );
}

/** The instrument in small: an example of two channels that can be typed over, and the way to the whole one. */
export function TwoChannels({ example }: { example: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [given] = useState(() => readAddress(example));
  const [table, setTable] = useState<TypedTable | undefined>(given);
  const read = () => {
    if (given && place.current) setTable(readFields(place.current, given));
  };
  useLayoutEffect(read, [given]);
  if (!given || !table) return null;
  const { channels, faults, ceilingCents } = readTable(table);
  const answers = channels.flatMap(({ figures }) => (figures ? answerTo(figures) : []));
  const end = scaleTicks(answers, ceilingCents ?? 0).at(-1) ?? 1;
  const firmFault = faults.averageFee ?? faults.share;
  return (
    <div ref={place} className="cost-example mt-5">
      <div className="cost-pair">
        <Figure name="firmFee" value={given.averageFee} fault={faults.averageFee} onChange={read} />
        <Figure name="share" value={given.share} fault={faults.share} onChange={read} />
      </div>
      <p role="status" className={firmFault ? 'text-note/6 text-red' : 'text-note/6'}>
        {firmFault}
        {ceilingCents !== undefined && `A case may cost ${dollars(ceilingCents)}: the red line.`}
      </p>
      {channels.map((channel, index) => {
        const { figures } = channel;
        const answer = figures && answerTo(figures);
        return (
          <fieldset key={channel.id} className="mt-5">
            <legend className="font-bold">{channel.name}</legend>
            <p role="status" className="text-note/6">
              <Said {...channel} />
            </p>
            {answer && (
              <RangeBar
                answer={answer}
                end={end}
                isMarked={answer.side === 'under' || answer.side === 'over'}
              />
            )}
            <div className="cost-pair">
              {(['spend', 'signed'] as const).map((name) => (
                <Figure
                  key={name}
                  name={name}
                  value={given.channels[index]?.[name] ?? ''}
                  fault={channel.faults[name]}
                  onChange={read}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <a href={`${COST_PATH}?${writeAddress(table)}#${FIGURES.anchor}`} className="text-link mt-5">
        Put in all your channels
      </a>
    </div>
  );
}
