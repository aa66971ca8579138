import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import type { KeptMark } from '../../ui/device-entry.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { dismissToast } from '../../ui/toast.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { KeptLine, keptDate } from '../tools/kept-line.tsx';
import { focusStage } from '../tools/stage.tsx';
import { noScoreYet } from './origin-line.ts';
import type { ScorecardWords } from './page-schema.ts';
import { SCORECARD_PARTS } from './profile-facts.ts';
import { allFacts, countFrom, type Report } from './report.ts';
import { ReportBody } from './report-body.tsx';
import { scorecardResult } from './score.ts';
import { ShareResult } from './share-result.tsx';
import type { Scorecard } from './use-scorecard.ts';
import { useSpoken } from './use-spoken.ts';

type ResultsProps = { report: Report; words: ScorecardWords; mark: KeptMark; tool: Scorecard };

/** What is not the visitor's own is not kept: Google's figures, and the result of a link. */
function notKeptSentence(report: Report, mark: KeptMark, words: ScorecardWords['results']) {
  if (countFrom('google', report) > 0) return words.readNotKept;
  if (mark.kind !== 'linked') return undefined;
  if (mark.at === undefined) return words.linked;
  return words.linkedOver.replace('{date}', keptDate(mark.at, Date.now()));
}

function Actions({ report, words, mark, tool, score }: ResultsProps & { score: number | undefined }) {
  const showOwn = () => {
    tool.showOwn();
    afterPaint(focusStage);
  };
  return (
    <div className="no-print mt-6 grid gap-3">
      <OpenContact
        label="Get Professional GMB Optimization"
        source="gmb-scorecard-result"
        subject={score === undefined ? 'GMB scorecard' : `GMB scorecard: ${score} of 100`}
        className="px-3"
      />
      <Button look="secondary" onClick={tool.reset}>
        Check Another Profile
      </Button>
      <ShareResult report={report} words={words.results} onPrint={tool.follow} />
      <KeptLine
        mark={mark}
        what="result"
        sentence={notKeptSentence(report, mark, words.results)}
        onClear={tool.clear}
      >
        {mark.kind === 'linked' && mark.at !== undefined && (
          <button type="button" className="text-link mr-6 min-h-11" onClick={showOwn}>
            {words.results.showOwn}
          </button>
        )}
      </KeptLine>
    </div>
  );
}

/** A result, and the way to make it one of the visitor's own figures. */
export function Results(props: ResultsProps) {
  const { report, words, mark, tool } = props;
  const { own } = words.results;
  const facts = allFacts(report);
  const score = facts && scorecardResult(facts).overallScore;
  const title = words.results.title.replace('{score}', String(score ?? '?'));
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(!facts);
  useEffect(() => showAsResult(title), [title]);
  // The page has become shorter and the result taller than a screen: it is read from its top.
  const [wasBroughtBack] = useState(mark.kind === 'linked' || (mark.kind === 'kept' && mark.isBack));
  useEffect(() => {
    if (wasBroughtBack) return;
    place.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, [wasBroughtBack]);
  const wasPressed = useRef(false);
  // The press does not wait for seven fields to be drawn.
  const open = () => {
    wasPressed.current = true;
    // A message would lie over the fields on a phone.
    dismissToast();
    startTransition(() => setOpen((was) => !was));
  };
  const toggle = useRef<HTMLDivElement>(null);
  // In the moment in which the button goes: after a transition other effects come a picture later, and a key pressed in
  // between would go to the page.
  useLayoutEffect(() => {
    if (!wasPressed.current) return;
    // Whichever button was pressed is gone.
    const next = isOpen
      ? document.getElementById(`figure-${SCORECARD_PARTS[0]}`)
      : toggle.current?.querySelector('button');
    next?.focus();
  }, [isOpen]);
  const spoken = useSpoken(
    score === undefined ? noScoreYet(report, words.results.noScore) : `${words.results.scoreLabel}: ${score}`,
  );
  const invitation = (
    <div ref={toggle} className="no-print mt-4 max-w-measure">
      {countFrom('yours', report) < SCORECARD_PARTS.length && <p className="text-ink-2">{own.invitation}</p>}
      {!isOpen && (
        <Button look="secondary" size="small" className="mt-3" onClick={open}>
          {own.button}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isOpen ? spoken : ''}
      </p>
    </div>
  );
  const done = (
    <Button look="dark" size="small" className="no-print mt-4" onClick={open}>
      {own.done}
    </Button>
  );
  return (
    <div ref={place} data-tool-result>
      <ReportBody
        report={report}
        words={words}
        rows={{ isLinked: mark.kind === 'linked', isOpen, done, onPutIn: tool.putIn }}
        invitation={invitation}
        actions={<Actions {...props} score={score} />}
      />
    </div>
  );
}
