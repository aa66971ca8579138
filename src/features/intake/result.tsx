import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Check, Copy, Download, Printer, Share } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { copyText, hasShareSheet, shareOrCopy } from '../../ui/sharing.ts';
import { focusStage, Stage } from '../../ui/stage.tsx';
import { showToast } from '../../ui/toast.ts';
import { SavedNotice, savedKicker } from '../tools/saved-notice.tsx';
import { warningFor } from './forbidden.ts';
import { ScriptLines } from './lines.tsx';
import type { IntakeCopy } from './page-schema.ts';
import { RefineForm } from './refine-form.tsx';
import type { Script } from './schema.ts';
import { scriptText } from './script.ts';
import { type Builder, TOASTS } from './use-builder.ts';
import { useTyping } from './use-typing.ts';

const COPY_NOTICE_MS = 2000;

const DOWNLOAD_NAME = 'intake-script.txt';

type SaveActionsProps = {
  script: Script;
  headLines: readonly string[];
  copy: IntakeCopy['result'];
};

function SaveActions({ script, headLines, copy }: SaveActionsProps) {
  /**
   * The number of copies, not a flag, so that the notice about each copy is shown for its full
   * time.
   */
  const [copyCount, setCopyCount] = useState(0);
  useEffect(() => {
    if (!copyCount) return;
    const timer = setTimeout(setCopyCount, COPY_NOTICE_MS, 0);
    return () => clearTimeout(timer);
  }, [copyCount]);
  const text = () => scriptText(script, (line) => warningFor(line, script.config.practiceArea));
  const withHead = () => `${headLines.join('\n')}\n\n${text()}`;
  const copyScript = async () => {
    const isCopied = await copyText(text(), { copied: TOASTS.copied, failed: TOASTS.notCopied });
    if (isCopied) setCopyCount((count) => count + 1);
    return isCopied;
  };
  const share = () => shareOrCopy({ title: document.title, text: withHead() }, copyScript);
  const save = () => {
    saveFile(DOWNLOAD_NAME, 'text/plain', withHead());
    showToast(TOASTS.downloaded);
  };
  const button = (Icon: typeof Copy, label: string, onClick: () => void, isWide = false) => (
    <Button
      look={onClick === copyScript ? 'dark' : 'secondary'}
      onClick={onClick}
      className={classNames('px-3', isWide && 'col-span-2')}
    >
      <Icon size={18} strokeWidth={1.75} />
      <span>{label}</span>
    </Button>
  );
  return (
    <>
      <h3 className="text-h3">{copy.useHeading}</h3>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {button(copyCount ? Check : Copy, copyCount ? 'Copied!' : 'Copy Script', copyScript, true)}
        {button(Download, 'Download', save)}
        {button(Printer, 'Print', () => print())}
        {hasShareSheet() && button(Share, 'Share', share, true)}
      </div>
    </>
  );
}

const answersLine = ({ steps }: IntakeCopy, { practiceArea, channel, tone }: Script['config']) =>
  [
    steps.practiceArea.options[practiceArea].label,
    steps.channel.options[channel].label,
    steps.tone.options[tone].label,
  ].join(', ');

type ResultProps = { script: Script; copy: IntakeCopy; builder: Builder };

export function Result({ script, copy, builder }: ResultProps) {
  const { result } = copy;
  const { status, store } = builder;
  const { channel, firmName } = script.config;
  const [wasRestored] = useState(status.kind === 'saved' && status.isRestored);
  const { sheet, isTyping, showAll } = useTyping(script.lines, wasRestored);
  // Scrolls to the top of the result, so that the toast does not cover the headline.
  useEffect(() => {
    if (wasRestored) return;
    sheet.current?.closest('section[aria-labelledby]')?.scrollIntoView({ behavior: 'instant' });
  }, [sheet, wasRestored]);
  const skip = () => {
    showAll();
    // The pressed button disappears, so the focus moves to the heading.
    focusStage();
  };
  const createdAt = status.kind === 'saved' ? status.savedAt : Date.now();
  const answersText = answersLine(copy, script.config);
  const writer = result.writers[script.writer];
  const headLines = [
    `${result.label}: ${firmName}`,
    answersText,
    new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' }),
    writer,
    result.review,
  ];
  return (
    <Stage
      view="result"
      kicker={savedKicker(status, 'script') ?? result.kicker}
      result={{ title: result.title }}
      label={<p>{result.label}</p>}
      heading={result.heading.replace('{firm}', () => firmName)}
      isWide
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:gap-x-15 lg:gap-y-10 print:block">
        <div className="no-print border border-line bg-fog p-6.5 lg:col-start-2 lg:self-start">
          <SaveActions script={script} headLines={headLines} copy={result} />
          <SavedNotice status={status} store={store} noun="script" />
        </div>
        {/* Without an anchor the browser does not scroll away from a pressed button. */}
        <div className="builder-script [overflow-anchor:none] lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <div className="double-rule max-w-[40em] pl-4.5 flex-1 basis-72 text-note/6 text-ink-2">
              <p className="font-semibold text-ink">
                <span>{answersText}</span>{' '}
                <button
                  type="button"
                  className="text-link no-print min-h-11"
                  onClick={builder.showAnswers}
                >
                  Change my answers
                </button>
              </p>
              <p>{writer}</p>
              <p>{result.review}</p>
            </div>
            {isTyping && (
              <Button look="secondary" size="small" onClick={skip} className="no-print min-h-11">
                Show all at once
              </Button>
            )}
          </div>
          <div
            ref={sheet}
            className={classNames(
              channel === 'chat' && 'chat-script',
              ['phone', 'in-person'].includes(channel) && 'script-with-answer-lines',
            )}
          >
            <ScriptLines script={script} copy={result} builder={builder} />
          </div>
          <p aria-hidden="true" className="hidden gap-8 pt-10 print:flex">
            <span className="flex-2 border-b border-ink">Read by (attorney):</span>
            <span className="flex-1 border-b border-ink">Date:</span>
          </p>
        </div>
        {/* The column scrolls by itself, so that its end is reachable before the script's end. */}
        <div className="no-print border border-line bg-fog p-6.5 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-2 lg:max-h-[calc(100vh-var(--header)-3rem)] lg:self-start lg:overflow-y-auto">
          <RefineForm copy={copy} builder={builder} />
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
