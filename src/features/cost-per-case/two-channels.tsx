import { readAddress } from './address.ts';
import { RangeBar } from './range-chart.tsx';
import { exhibitAnswer, type Verdict } from './two-channels-answer.ts';

const LABELS = {
  firmFee: 'Average fee, $',
  share: 'Share of fee to spend, %',
  spend: 'Cost, $',
  signed: 'Signed cases',
} as const;

type FigureProps = { name: keyof typeof LABELS; value: string | undefined };

/**
 * The browser keeps what is typed, so that nothing is lost while the script is on its way, but restores none of it after
 * a reload or Back: nobody would work it out before it is touched again. Where no script comes, a figure is text.
 */
function Figure({ name, value }: FigureProps) {
  return (
    <label className="text-sm/5">
      {LABELS[name]}
      <input
        className="control needs-script"
        name={name}
        defaultValue={value}
        autoComplete="off"
        inputMode="decimal"
      />
      <noscript>{`: ${value}`}</noscript>
    </label>
  );
}

/** Each part in an element of its own, which the script fills anew. */
function Line({ verdict: { figure, words } }: { verdict: Verdict }) {
  return (
    <p data-said role="status" className="text-note/6">
      <b>{figure}</b>
      <span>{words}</span>
    </p>
  );
}

/**
 * The instrument in small: an example of two channels that can be typed over, and the way to the whole one.
 * two-channels-script.ts, whose address is `script`, works out what is typed.
 */
export function TwoChannels({ example, script }: { example: string; script: string }) {
  const table = readAddress(example);
  if (!table) return null;
  const { firm, channels, whole } = exhibitAnswer(table);
  return (
    <div
      data-script={script}
      data-example={example}
      className="cost-example mt-5 grid grid-cols-1 gap-1.5"
    >
      <div className="grid grid-cols-2 items-end gap-3">
        <Figure name="firmFee" value={table.averageFee} />
        <Figure name="share" value={table.share} />
      </div>
      <Line verdict={firm} />
      {channels.map(({ name, verdict, shapes }, index) => (
        <fieldset key={name} className="mt-5 grid grid-cols-1 gap-1.5">
          <legend className="font-bold">{name}</legend>
          <Line verdict={verdict} />
          <RangeBar shapes={shapes} />
          <div className="grid grid-cols-2 items-end gap-3">
            <Figure name="spend" value={table.channels[index]?.spend} />
            <Figure name="signed" value={table.channels[index]?.signed} />
          </div>
        </fieldset>
      ))}
      <a href={whole} className="text-link mt-5">
        Put in all your channels
      </a>
    </div>
  );
}
