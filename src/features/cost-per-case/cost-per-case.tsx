import type { InquiryCopy } from '../../content/contact-copy.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { OpenAsk } from '../contact/open-contact.tsx';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { Stage } from '../tools/stage.tsx';
import { useSpoken } from '../tools/use-spoken.ts';
import { leftOutText, opening } from './answer.ts';
import { subjectOf, tableCsv } from './csv.ts';
import { COST_ANSWER, Editor } from './editor.tsx';
import type { ReadTable } from './figures.ts';
import { dollars } from './money.ts';
import type { CostCopy } from './page-schema.ts';
import { EveryNumber } from './result-table.tsx';
import { useTable } from './use-table.ts';

/** What the device saves. */
const SAVED = 'figures';

/** Whose figures show. */
type Whose = keyof CostCopy['chart']['sources'];

type CostProps = {
  words: CostCopy;
  /** Of the form that is opened from a result. */
  ask: InquiryCopy;
  isBegun?: boolean;
};

/** Cost per signed case by channel: the figures, the result, and what would have to change. It sends nothing. */
export function CostPerCase({ words, ask, isBegun = false }: CostProps) {
  return (
    <ErrorBoundary>
      <Tool words={words} ask={ask} isBegun={isBegun} />
    </ErrorBoundary>
  );
}

/** Name of the file a visitor saves. */
const CSV_NAME = 'cost-per-signed-case.csv';

type ActionsProps = {
  read: ReadTable;
  words: CostCopy['actions'];
  /** The subject of a message in the contact form. */
  subject: string;
  /** Of the form that the button opens. */
  ask: InquiryCopy;
  /** The address follows typing after a moment; a link needs it now. */
  onWanted(): void;
};

/** What a visitor can do with a table. */
function Actions({ read, words, subject, ask, onWanted }: ActionsProps) {
  return (
    <div className="mt-8">
      <div className="no-print">
        <OpenAsk
          kind="second-look"
          words={ask}
          look="primary"
          source="cost-per-signed-case-result"
          subject={subject}
        />
      </div>
      <ResultActions
        linkNote={words.keep}
        flush={onWanted}
        file={{
          label: words.download,
          name: CSV_NAME,
          type: 'text/csv',
          text: () => tableCsv(read),
        }}
      />
    </div>
  );
}

function Tool({ words, ask, isBegun }: Required<CostProps>) {
  const { store, handle, table, undo, read, status, isExample, pageOfOurs } = useTable(
    words,
    isBegun,
  );
  const { all, channels } = read;
  const own = isExample ? undefined : all;
  const spoken = useSpoken(isExample ? '' : `${opening(all)} ${leftOutText(channels)}`);
  const title =
    own?.perCaseCents === undefined
      ? undefined
      : words.title.replace('{cost}', dollars(own.perCaseCents));

  const isLinked = status.kind === 'fromLink';
  const whose: Whose = isExample ? 'example' : pageOfOurs ? 'ours' : isLinked ? 'linked' : 'own';
  const kicker = whose === 'ours' && !all ? 'ceiling' : whose;
  const named = (text: string) => text.replace('{page}', pageOfOurs ?? '');
  const allName = channels.some(({ leftOut }) => leftOut) ? words.names.counted : words.names.all;
  return (
    <Stage
      view="table"
      kicker={named(words.kickers[kicker])}
      label={<p>{words.label}</p>}
      heading={words.heading}
      wide
      result={isExample ? undefined : { title, what: SAVED, status }}
    >
      <div className="cost-tool">
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {/* On narrow screens the sticker needs room under the heading, and on a phone over the first button. */}
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
          <p className="mt-4 text-sm/5 text-ink-2">{named(words.chart.sources[whose])}</p>
        </Exhibit>
        <EveryNumber read={read} allName={allName} words={words.table} />
        {/* Nothing to copy, to save, to print or to go through before a first figure. */}
        {all && (
          <Actions
            read={read}
            words={words.actions}
            ask={ask}
            subject={isExample ? words.actions.subject : subjectOf(words.actions.subject, read)}
            onWanted={store.flush}
          />
        )}
        <SavedNotice
          status={status}
          what={SAVED}
          onShowOwn={store.showOwn}
          onClear={store.clearSaved}
        />
      </div>
    </Stage>
  );
}
