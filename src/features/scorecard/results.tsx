import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link, Printer, Share } from '../../ui/icons.tsx';
import { showAsResult } from '../../ui/page-state.ts';
import { hasShareSheet } from '../../ui/share-sheet.ts';
import { dismissToast } from '../../ui/toast.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import type { SaveStatus } from '../tools/saved-entry.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { ActionButton, copyAddress, shareAddress } from '../tools/share-actions.tsx';
import { useSpoken } from '../tools/use-spoken.ts';
import { resultHash } from './figures-text.ts';
import type { ScorecardWords } from './page-schema.ts';
import { SCORECARD_PARTS } from './profile-facts.ts';
import { allFacts, countFrom, noScoreYet, type Report } from './report.ts';
import { ReportBody } from './report-body.tsx';
import { scorecardResult } from './score.ts';
import type { Scorecard } from './use-scorecard.ts';

type ResultsProps = { report: Report; words: ScorecardWords; mark: SaveStatus; tool: Scorecard };

type ShareResultProps = {
  report: Report;
  words: ScorecardWords['results'];
  /** What was typed last is in the address before it is printed. */
  onPrint(): void;
};

/** What a visitor can do with a result: print it and, once it has figures of their own, hand its address on. */
function ShareResult({ report, words, onPrint }: ShareResultProps) {
  const [withName, setWithName] = useState(false);
  const { share } = words;
  const hash = resultHash(report, withName);
  const address = () => `${location.origin}${location.pathname}${hash}`;
  const printNow = () => {
    onPrint();
    print();
  };
  return (
    <div>
      <div className="flex flex-wrap gap-x-6">
        {hash && hasShareSheet() && (
          <ActionButton icon={Share} onClick={() => shareAddress(address())}>
            {share.button}
          </ActionButton>
        )}
        {hash && (
          <ActionButton icon={Link} onClick={() => copyAddress(address())}>
            {share.copy}
          </ActionButton>
        )}
        <ActionButton icon={Printer} onClick={printNow}>
          {words.print}
        </ActionButton>
      </div>
      {hash && report.businessName && (
        <label className="flex min-h-11 items-center gap-2.5 text-sm/5">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={withName}
            onChange={({ target }) => setWithName(target.checked)}
          />
          <span>{share.withName}</span>
        </label>
      )}
      {hash && <p className="text-sm/5 text-ink-2">{share.note}</p>}
    </div>
  );
}

function Actions({
  report,
  words,
  mark,
  tool,
  score,
}: ResultsProps & { score: number | undefined }) {
  const { results } = words;
  return (
    <div className="no-print mt-6 grid gap-3">
      <OpenContact
        label={results.help}
        source="gmb-scorecard-result"
        subject={score === undefined ? 'GMB scorecard' : `GMB scorecard: ${score} of 100`}
        className="px-3"
      />
      <Button look="secondary" onClick={tool.reset}>
        Check Another Profile
      </Button>
      <ShareResult report={report} words={results} onPrint={tool.follow} />
      <SavedNotice
        status={mark}
        what="result"
        sentence={countFrom('google', report) > 0 ? results.readNotKept : undefined}
        link={{ words: results, onShowOwn: tool.showOwn }}
        onClear={tool.clear}
      />
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
  const [wasBroughtBack] = useState(
    mark.kind === 'fromLink' || (mark.kind === 'saved' && mark.restored),
  );
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
    score === undefined
      ? noScoreYet(report, words.results.noScore)
      : `${words.results.scoreLabel}: ${score}`,
  );
  const invitation = (
    <div ref={toggle} className="no-print mt-4 max-w-measure">
      {countFrom('yours', report) < SCORECARD_PARTS.length && (
        <p className="text-ink-2">{own.invitation}</p>
      )}
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
        rows={{ isLinked: mark.kind === 'fromLink', isOpen, done, onPutIn: tool.putIn }}
        invitation={invitation}
        actions={<Actions {...props} score={score} />}
      />
    </div>
  );
}
