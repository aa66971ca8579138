import type { InquiryCopy } from '../../content/contact-copy.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { OpenInquiry } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { Stage } from '../tools/stage.tsx';
import { useLiveText } from '../tools/use-spoken.ts';
import { leftOutText, opening } from './answer.ts';
import { subjectOf, tableCsv } from './csv.ts';
import { COST_ANSWER, Editor } from './editor.tsx';
import { dollars } from './money.ts';
import type { CostCopy } from './page-schema.ts';
import { AllFiguresTable } from './result-table.tsx';
import { useTable } from './use-table.ts';

/** Noun for the saved work, in the notice about it. */
const SAVED = 'figures';
/** Name of the downloaded file. */
const CSV_NAME = 'cost-per-signed-case.csv';

type CostProps = {
  words: CostCopy;
  /** Texts of the contact form that a result opens. */
  ask: InquiryCopy;
  isBegun?: boolean;
};

/**
 * The calculator of the cost per signed case by channel: figures, result, and the necessary changes. It sends nothing to a
 * server.
 */
export function CostPerCase({ words, ask, isBegun = false }: CostProps) {
  const { actions, chart, kickers, names } = words;
  const { store, handle, table, undo, read, status, isExample } = useTable(words, isBegun);
  const { all, channels } = read;
  const spoken = useLiveText(isExample ? '' : `${opening(all)} ${leftOutText(channels)}`);
  const cost = isExample ? undefined : all?.perCaseCents;
  const title = cost === undefined ? undefined : words.title.replace('{cost}', dollars(cost));

  const isLinked = status.kind === 'fromLink';
  const whose = isExample ? 'example' : isLinked ? 'linked' : 'own';
  const allName = channels.some(({ leftOut }) => leftOut) ? names.counted : names.all;
  return (
    <Stage
      view="table"
      kicker={kickers[whose]}
      label={<p>{words.label}</p>}
      heading={words.heading}
      wide
      result={isExample ? undefined : { title, what: SAVED, status }}
    >
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {/* The sticker needs space: on narrow screens under the heading, on a phone also over the first button. */}
      <Exhibit letter="A" className="long-exhibit max-lg:mt-8 max-sm:pt-11">
        <form
          method="dialog"
          noValidate
          onBlur={store.flush}
          onSubmit={(event) => {
            event.preventDefault();
            store.flush();
            afterPaint(() => document.getElementById(COST_ANSWER)?.focus());
          }}
        >
          <Editor
            table={table}
            read={read}
            allName={allName}
            words={words}
            isExample={isExample}
            undo={undo}
            handle={handle}
          />
        </form>
        <p className="mt-4 text-sm/5 text-ink-2">{chart.sources[whose]}</p>
      </Exhibit>
      <AllFiguresTable read={read} allName={allName} words={words.table} />
      {/* Without a figure there is nothing to share or print. */}
      {all && (
        <>
          <div className="no-print mt-8">
            <OpenInquiry
              kind="second-look"
              copy={ask}
              look="primary"
              source="cost-per-signed-case-result"
              subject={isExample ? actions.subject : subjectOf(actions.subject, read)}
            />
          </div>
          <ResultActions
            linkNote={actions.keep}
            flush={store.flush}
            file={{
              label: actions.download,
              name: CSV_NAME,
              type: 'text/csv',
              text: () => tableCsv(read),
            }}
          />
        </>
      )}
      <SavedNotice status={status} store={store} what={SAVED} />
    </Stage>
  );
}
