import type { InquiryCopy } from '../../content/contact-copy.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useLiveText } from '../../ui/use-live-text.ts';
import { OpenInquiry } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { SavedNotice, savedKicker } from '../tools/saved-notice.tsx';
import { leftOutText, openingText } from './answer.ts';
import { inquirySubject, tableCsv } from './csv.ts';
import { COST_ANSWER_ID, Editor } from './editor.tsx';
import { dollars } from './money.ts';
import type { CostCopy } from './page-schema.ts';
import { AllFiguresTable } from './result-table.tsx';
import { useTable } from './use-table.ts';

const SAVED_NOUN = 'figures';
const CSV_NAME = 'cost-per-signed-case.csv';

type CostProps = {
  copy: CostCopy;
  inquiry: InquiryCopy;
  wasUsedBeforeLoad?: boolean;
};

export function CostPerCase({ copy, inquiry, wasUsedBeforeLoad = false }: CostProps) {
  const { actions, chart, kickers, names } = copy;
  const { store, handlers, table, undo, tableResult, status, isExample } = useTable(
    copy,
    wasUsedBeforeLoad,
  );
  const { total, channels } = tableResult;
  const liveText = useLiveText(isExample ? '' : `${openingText(total)} ${leftOutText(channels)}`);
  const cost = isExample ? undefined : total?.perCaseCents;
  const title = cost === undefined ? undefined : copy.title.replace('{cost}', dollars(cost));

  const isLinked = status.kind === 'fromLink';
  const origin = isExample ? 'example' : isLinked ? 'linked' : 'own';
  const allName = channels.some(({ leftOutReason }) => leftOutReason) ? names.counted : names.all;
  return (
    <Stage
      view="table"
      kicker={savedKicker(status, SAVED_NOUN) ?? kickers[origin]}
      label={<p>{copy.label}</p>}
      heading={copy.heading}
      isWide
      result={isExample ? undefined : { title }}
    >
      <p role="status" className="sr-only">
        {liveText}
      </p>
      {/* Leaves room for the sticker; on a phone it would cover the first button. */}
      <Exhibit letter="A" className="long-exhibit max-lg:mt-8 max-sm:pt-11">
        <form
          method="dialog"
          noValidate
          onBlur={store.flush}
          onSubmit={(event) => {
            event.preventDefault();
            store.flush();
            afterPaint(() => document.getElementById(COST_ANSWER_ID)?.focus());
          }}
        >
          <Editor
            table={table}
            tableResult={tableResult}
            allName={allName}
            copy={copy}
            isExample={isExample}
            undo={undo}
            handlers={handlers}
          />
        </form>
        <p className="mt-4 text-sm/5 text-ink-2">{chart.sources[origin]}</p>
      </Exhibit>
      <AllFiguresTable tableResult={tableResult} allName={allName} copy={copy.table} />
      {/* Without a figure there is nothing to share or print. */}
      {total && (
        <>
          <div className="no-print mt-8">
            <OpenInquiry
              kind="second-look"
              copy={inquiry}
              look="primary"
              source="cost-per-signed-case-result"
              subject={isExample ? actions.subject : inquirySubject(actions.subject, tableResult)}
            />
          </div>
          <ResultActions
            linkNote={actions.keep}
            flush={store.flush}
            file={{
              label: actions.download,
              name: CSV_NAME,
              type: 'text/csv',
              text: () => tableCsv(tableResult),
            }}
          />
        </>
      )}
      <SavedNotice status={status} store={store} noun={SAVED_NOUN} />
    </Stage>
  );
}
