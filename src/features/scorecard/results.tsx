import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { useLiveText } from '../../ui/use-live-text.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import type { SaveStatus } from '../tools/tool-store.ts';
import type { ScorecardCopy } from './page-schema.ts';
import { noScoreText, Report } from './report.tsx';
import { factsOf, overallScore, partsFrom, SCORECARD_PARTS } from './score.ts';
import { type ScorecardResult, type ScorecardStore, scorecardTool } from './state.ts';

type ResultsProps = {
  result: ScorecardResult;
  copy: ScorecardCopy;
  status: SaveStatus;
  store: ScorecardStore;
};

export function Results({ result: latestResult, copy, status, store }: ResultsProps) {
  const result = useDeferredValue(latestResult);
  const { figures } = result;
  const { own, scoreLabel } = copy.results;
  const facts = factsOf(figures);
  const score = facts && overallScore(facts);
  const [isOpen, setOpen] = useState(!facts);
  const invitationRef = useRef<HTMLDivElement>(null);
  const liveText = useLiveText(
    score === undefined ? noScoreText(figures, copy.results) : `${scoreLabel}: ${score}`,
  );
  /** The pressed button disappears, so the focus moves to the next control. */
  const toggle = () => {
    // A toast would cover the fields on a phone.
    dismissToast();
    flushSync(() => setOpen(!isOpen));
    const nextControl = isOpen
      ? invitationRef.current?.querySelector('button')
      : document.getElementById(`figure-${SCORECARD_PARTS[0]}`);
    nextControl?.focus();
  };
  const reset = () => {
    dismissToast();
    store.reset();
  };
  const invitation = (
    <div ref={invitationRef} className="no-print mt-4 max-w-measure">
      {partsFrom('yours', figures).length < SCORECARD_PARTS.length && (
        <p className="text-ink-2">{own.invitation}</p>
      )}
      {!isOpen && (
        <Button look="secondary" size="small" className="mt-3" onClick={toggle}>
          {own.button}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isOpen ? liveText : ''}
      </p>
    </div>
  );
  return (
    <Report
      result={result}
      copy={copy}
      isLinked={status.kind === 'fromLink'}
      fields={{
        isOpen,
        onFigureChange: (part, value) => store.dispatch({ type: 'figure', part, value }),
      }}
      invitation={invitation}
      doneButton={
        <Button look="dark" size="small" className="no-print mt-4" onClick={toggle}>
          {own.done}
        </Button>
      }
      actions={
        <div className="no-print mt-6 grid gap-3">
          <OpenContact
            label={copy.results.help}
            source="gmb-scorecard-result"
            subject={score === undefined ? 'GMB scorecard' : `GMB scorecard: ${score} of 100`}
            className="px-3"
          />
          <Button look="secondary" onClick={reset}>
            Check Another Profile
          </Button>
          {/* A result without a figure that the visitor entered has no address, so it cannot be
              shared. */}
          <ResultActions
            linkNote={scorecardTool.encode(latestResult) ? copy.results.linkNote : undefined}
            flush={store.flush}
          />
          <SavedNotice
            status={status}
            store={store}
            noun="result"
            statusText={partsFrom('google', figures).length > 0 ? copy.results.notSaved : undefined}
          />
        </div>
      }
    />
  );
}
