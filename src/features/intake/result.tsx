import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { focusStage, RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { type OpenLine, ScriptLines } from './lines.tsx';
import type { IntakeCopy } from './page-schema.ts';
import { RefineForm } from './refine-form.tsx';
import type { Script } from './script.ts';
import { TakeAway } from './take-away.tsx';
import { lineKey, typeOut } from './type-out.ts';
import type { Builder } from './use-builder.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Types a script out, and after a change only its new parts; nothing where `isSeen` (after a reload). */
function useTyping(lines: Script['lines'], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const known = useRef<Set<string>>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const keys = (isIn: (line: Script['lines'][number]) => boolean) =>
      lines.filter(isIn).map(({ id, text }) => lineKey(id, text));
    const before = known.current ?? new Set(keys(() => isSeen));
    known.current = new Set([...before, ...keys(() => true)]);
    if (!sheet.current || matchMedia(REDUCED).matches) return;
    // Who has written a line knows it.
    const read = new Set([
      ...before,
      ...(before.size ? keys(({ byHand }) => Boolean(byHand)) : []),
    ]);
    stop.current = typeOut(sheet.current, read, () => setTyping(false));
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [lines, isSeen]);
  const showAll = () => {
    stop.current?.();
    setTyping(false);
  };
  return { sheet, isTyping, showAll };
}

/** What a script was made for: "Personal Injury, Phone, Warm". */
const answersLine = ({ steps }: IntakeCopy, { practiceArea, channel, tone }: Script) =>
  [
    steps.practiceArea.options[practiceArea].label,
    steps.channel.options[channel].label,
    steps.tone.options[tone].label,
  ].join(', ');

type ResultProps = {
  script: Script;
  words: IntakeCopy;
  builder: Builder;
};

/** The script, how to take it away, and how to change it. */
export function Result({ script, words: builderWords, builder }: ResultProps) {
  const words = builderWords.result;
  const { state, status, store } = builder;
  const [wasRestored] = useState(status.kind === 'saved' && status.restored);
  const [open, setOpen] = useState<OpenLine>();
  const { sheet, isTyping, showAll } = useTyping(script.lines, wasRestored);
  // Its toast must not lie on the headline.
  useEffect(() => {
    if (wasRestored) return;
    sheet.current?.closest('section[aria-labelledby]')?.scrollIntoView({ behavior: 'instant' });
  }, [sheet, wasRestored]);
  const skip = () => {
    showAll();
    // The pressed button disappears: the focus goes to the line that it was about.
    focusStage();
  };
  const printNow = () => {
    flushSync(() => setOpen(undefined));
    print();
  };
  const madeAt = status.kind === 'saved' ? status.savedAt : Date.now();
  const firm = state.answers.firmName.trim();
  const head = [
    `${words.label}: ${firm}`,
    answersLine(builderWords, script),
    new Date(madeAt).toLocaleDateString('en-US', { dateStyle: 'long' }),
    words.writers[script.writer],
    words.review,
  ];
  const before = state.history.at(-1)?.lines;
  const old = new Set((before ?? script.lines).map(({ id, text }) => lineKey(id, text)));
  const isChanged = ({ id, text }: Script['lines'][number]) => !old.has(lineKey(id, text));
  const changed = new Set(script.lines.filter(isChanged).map(({ id }) => id));
  return (
    <Stage
      view={RESULT_STAGE}
      kicker={words.kicker}
      result={{ title: words.title, what: 'script', status }}
      label={<p>{words.label}</p>}
      heading={words.heading.replace('{firm}', () => firm)}
      wide
    >
      <div className="builder-result">
        <div className="no-print border border-line bg-fog p-6.5">
          <TakeAway script={script} head={head} words={words} onPrint={printNow} />
          <SavedNotice status={status} store={store} what="script" />
        </div>
        <div className="builder-script">
          <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <div className="double-rule max-w-[40em] pl-4.5 flex-1 basis-72 text-note/6 text-ink-2">
              <p className="font-semibold text-ink">
                <span>{answersLine(builderWords, script)}</span>{' '}
                <button
                  type="button"
                  className="text-link no-print min-h-11"
                  onClick={builder.showAnswers}
                >
                  {words.answers}
                </button>
              </p>
              <p>{words.writers[script.writer]}</p>
              <p>{words.review}</p>
            </div>
            {isTyping && (
              <Button look="secondary" size="small" onClick={skip} className="no-print min-h-11">
                {words.skip}
              </Button>
            )}
          </div>
          <div
            ref={sheet}
            className={classNames(
              script.channel === 'chat' && 'script-of-chat',
              ['phone', 'in-person'].includes(script.channel) && 'script-to-write-on',
            )}
          >
            <ScriptLines
              script={script}
              changed={changed}
              words={words}
              builder={builder}
              open={open}
              onOpen={setOpen}
            />
          </div>
          {changed.size > 0 && (
            <p className="no-print mt-3 text-sm/5 text-ink-2">{words.changed}</p>
          )}
          <p aria-hidden="true" className="hidden gap-8 pt-10 print:flex">
            <span className="flex-2 border-b border-ink">{words.readBy}</span>
            <span className="flex-1 border-b border-ink">{words.readOn}</span>
          </p>
        </div>
        <div className="builder-refine no-print border border-line bg-fog p-6.5">
          <RefineForm
            words={builderWords}
            tone={script.tone}
            isBusy={state.request !== undefined}
            canUndo={state.history.length > 0}
            onRefine={builder.refine}
            onUndo={builder.undo}
          />
          <div className="mt-5 border-t border-line pt-5">
            <Button look="secondary" onClick={builder.restart} className="w-full">
              Generate Another Script
            </Button>
          </div>
        </div>
      </div>
    </Stage>
  );
}
