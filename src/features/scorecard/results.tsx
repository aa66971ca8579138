import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import type { SaveStatus } from '../tools/tool-store.ts';
import { useLiveText } from '../tools/use-spoken.ts';
import type { ScorecardCopy } from './page-schema.ts';
import { noScoreText, Report } from './report.tsx';
import { factsOf, overallScore, partsFrom, SCORECARD_PARTS } from './score.ts';
import { type ScorecardResult, type ScorecardStore, scorecardTool } from './state.ts';

type ResultsProps = {
  result: ScorecardResult;
  words: ScorecardCopy;
  status: SaveStatus;
  store: ScorecardStore;
};

/** Shows a result with the fields for the visitor's own figures. */
export function Results({ result: latest, words, status, store }: ResultsProps) {
  // A field shows typed text at once; the result follows after a short delay.
  const result = useDeferredValue(latest);
  const { figures } = result;
  const { own, scoreLabel } = words.results;
  const facts = factsOf(figures);
  const score = facts && overallScore(facts);
  const [isOpen, setOpen] = useState(!facts);
  const opener = useRef<HTMLDivElement>(null);
  const spoken = useLiveText(
    score === undefined ? noScoreText(figures, words.results) : `${scoreLabel}: ${score}`,
  );
  /** Opens or closes the fields. The pressed button disappears, so the focus moves to the next control. */
  const toggle = () => {
    // A toast would cover the fields on a phone.
    dismissToast();
    flushSync(() => setOpen(!isOpen));
    const next = isOpen
      ? opener.current?.querySelector('button')
      : document.getElementById(`figure-${SCORECARD_PARTS[0]}`);
    next?.focus();
  };
  const reset = () => {
    dismissToast();
    store.reset();
  };
  const invitation = (
    <div ref={opener} className="no-print mt-4 max-w-measure">
      {partsFrom('yours', figures).length < SCORECARD_PARTS.length && (
        <p className="text-ink-2">{own.invitation}</p>
      )}
      {!isOpen && (
        <Button look="secondary" size="small" className="mt-3" onClick={toggle}>
          {own.button}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isOpen ? spoken : ''}
      </p>
    </div>
  );
  return (
    <Report
      result={result}
      words={words}
      isLinked={status.kind === 'fromLink'}
      fields={{
        isOpen,
        onPutIn: (part, value) => store.dispatch({ type: 'figure', part, value }),
      }}
      invitation={invitation}
      done={
        <Button look="dark" size="small" className="no-print mt-4" onClick={toggle}>
          {own.done}
        </Button>
      }
      actions={
        <div className="no-print mt-6 grid gap-3">
          <OpenContact
            label={words.results.help}
            source="gmb-scorecard-result"
            subject={score === undefined ? 'GMB scorecard' : `GMB scorecard: ${score} of 100`}
            className="px-3"
          />
          <Button look="secondary" onClick={reset}>
            Check Another Profile
          </Button>
          {/* A result without own figures has no address, so it cannot be shared. */}
          <ResultActions
            linkNote={scorecardTool.encode(latest) ? words.results.linkNote : undefined}
            flush={store.flush}
          />
          <SavedNotice
            status={status}
            store={store}
            what="result"
            sentence={partsFrom('google', figures).length > 0 ? words.results.notSaved : undefined}
          />
        </div>
      }
    />
  );
}
