import { classNames } from '../../ui/class-names.ts';
import { readAddress } from './address.ts';
import { computeExhibit } from './home-exhibit.ts';
import { RowAnswer, VERDICT_CLASSES } from './row-answer.tsx';

/** `autoComplete` is off, because a figure that the browser restores would not match the answer. */
function Figure({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="text-sm/5">
      {label}
      <input
        className="control"
        name={name}
        defaultValue={value}
        autoComplete="off"
        inputMode="decimal"
      />
    </label>
  );
}

const PAIR_CLASSES = 'grid grid-cols-2 items-end gap-3';

/** On a phone the fields are folded. `script` is the address of home-exhibit-script.ts. */
export function HomeExhibit({ example, script }: { example: string; script: string }) {
  const table = readAddress(example);
  if (!table) return null;
  const { scaleEndCents, limit, rows, calculatorHref } = computeExhibit(table);
  return (
    <div data-script={script} data-example={example} className="cost-example mt-4 text-note/6">
      <p data-part="limit" role="status" className="font-semibold text-red">
        {limit}
      </p>
      {rows.map(({ channel, texts }) => (
        <div
          key={channel.id}
          data-row=""
          data-side={channel.answer?.side}
          className="group mt-3 border-t border-line pt-3"
          role="status"
        >
          <p className="flex flex-wrap justify-between gap-x-4">
            <b>{channel.name}</b>
            <span data-part="total" className="text-ink-2">
              {texts.total}
            </span>
          </p>
          <RowAnswer answer={channel.answer} scaleEndCents={scaleEndCents}>
            <span data-part="verdict" className={VERDICT_CLASSES}>
              {texts.verdict}
            </span>
          </RowAnswer>
          <p data-part="note" className="text-sm/5 text-red empty:hidden">
            {texts.note}
          </p>
        </div>
      ))}
      <details className="disclosure needs-script no-print mt-3 border-t border-line sm:details-content:[content-visibility:visible]">
        <summary className="min-h-11 py-2.5 font-bold supports-[selector(::details-content)]:sm:hidden">
          <span>Change the figures</span>
        </summary>
        <div className={classNames(PAIR_CLASSES, 'pt-3')}>
          <Figure name="firmFee" label="Average fee, $" value={table.averageFee} />
          <Figure name="share" label={`Share of fee to spend,\u00a0%`} value={table.share} />
        </div>
        {table.channels.map(({ id, name, spend, signed }) => (
          <fieldset key={id} className="mt-3">
            <legend className="font-semibold">{name}</legend>
            <div className={PAIR_CLASSES}>
              <Figure name="spend" label="Cost, $" value={spend} />
              <Figure name="signed" label="Signed cases" value={signed} />
            </div>
          </fieldset>
        ))}
      </details>
      <a href={calculatorHref} className="text-link mt-4 inline-block">
        Put in all your channels
      </a>
    </div>
  );
}
