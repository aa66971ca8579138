import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { focusStage, RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { ScriptLines } from './lines.tsx';
import type { IntakeCopy } from './page-schema.ts';
import { RefineForm } from './refine-form.tsx';
import type { Script, ScriptLine } from './script.ts';
import { TakeAway } from './take-away.tsx';
import { lineKey, typeOut } from './type-out.ts';
import type { Builder } from './use-builder.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

const keysOf = (lines: Script['lines']) => lines.map(({ id, text }) => lineKey(id, text));

/** Types a script out, and after a change only its new parts; nothing where `isSeen` (after a reload). */
function useTyping(lines: Script['lines'], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const known = useRef<Set<string>>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const before = known.current ?? new Set(isSeen ? keysOf(lines) : []);
    known.current = new Set([...before, ...keysOf(lines)]);
    if (!sheet.current || matchMedia(REDUCED).matches) return;
    // Who has written a line knows it.
    const own = before.size ? keysOf(lines.filter(({ byHand }) => byHand)) : [];
    stop.current = typeOut(sheet.current, new Set([...before, ...own]), () => setTyping(false));
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

type ResultProps = { script: Script; words: IntakeCopy; builder: Builder };

/** The script, how to take it away, and how to change it. */
export function Result({ script, words: builderWords, builder }: ResultProps) {
  const words = builderWords.result;
  const { state, status, store } = builder;
  const [wasRestored] = useState(status.kind === 'saved' && status.restored);
  const [open, setOpen] = useState<string>();
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
  const madeFor = answersLine(builderWords, script);
  const writer = words.writers[script.writer];
  const head = [
    `${words.label}: ${firm}`,
    madeFor,
    new Date(madeAt).toLocaleDateString('en-US', { dateStyle: 'long' }),
    writer,
    words.review,
  ];
  const before = new Set(keysOf(state.history.at(-1)?.lines ?? script.lines));
  const isChanged = ({ id, text }: ScriptLine) => !before.has(lineKey(id, text));
  return (
    <Stage
      view={RESULT_STAGE}
      kicker={words.kicker}
      result={{ title: words.title, what: 'script', status }}
      label={<p>{words.label}</p>}
      heading={words.heading.replace('{firm}', () => firm)}
      wide
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:gap-x-15 lg:gap-y-10 print:block">
        <div className="no-print border border-line bg-fog p-6.5 lg:col-start-2 lg:self-start">
          <TakeAway script={script} head={head} words={words} onPrint={printNow} />
          <SavedNotice status={status} store={store} what="script" />
        </div>
        {/* What was pressed stays under the finger while the script above it grows or shrinks. */}
        <div className="builder-script [overflow-anchor:none] lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <div className="double-rule max-w-[40em] pl-4.5 flex-1 basis-72 text-note/6 text-ink-2">
              <p className="font-semibold text-ink">
                <span>{madeFor}</span>{' '}
                <button
                  type="button"
                  className="text-link no-print min-h-11"
                  onClick={builder.showAnswers}
                >
                  {words.answers}
                </button>
              </p>
              <p>{writer}</p>
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
              isChanged={isChanged}
              words={words}
              builder={builder}
              open={open}
              onOpen={setOpen}
            />
          </div>
          {script.lines.some(isChanged) && (
            <p className="no-print mt-3 text-sm/5 text-ink-2">{words.changed}</p>
          )}
          <p aria-hidden="true" className="hidden gap-8 pt-10 print:flex">
            <span className="flex-2 border-b border-ink">{words.readBy}</span>
            <span className="flex-1 border-b border-ink">{words.readOn}</span>
          </p>
        </div>
        {/* Its end must not wait until the script's end is reached. */}
        <div className="no-print border border-line bg-fog p-6.5 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:max-h-[calc(100vh-var(--header)-3rem)] lg:self-start lg:overflow-y-auto">
          <RefineForm words={builderWords} builder={builder} />
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
