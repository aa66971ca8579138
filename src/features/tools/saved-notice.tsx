import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { focusStage } from '../../ui/stage.tsx';
import { showToast } from '../../ui/toast.ts';
import type { SaveStatus } from './tool-store.ts';

const savedDate = (savedAt: number) =>
  new Date(savedAt).toLocaleDateString('en-US', { dateStyle: 'long' });

const nounWithDate = (status: SaveStatus, noun: string) =>
  status.kind === 'saved' && status.isRestored ? `${noun} of ${savedDate(status.savedAt)}` : noun;

export const savedKicker = (status: SaveStatus, noun: string) =>
  status.kind === 'saved' && status.isRestored ? `Your ${nounWithDate(status, noun)}` : undefined;

function savedText(status: SaveStatus, noun: string): string {
  const isMany = noun.endsWith('s');
  if (status.kind === 'refused')
    return 'This browser saves nothing for this site, or has no room left.';
  if (status.kind === 'none' || status.kind === 'saved')
    return `This device saves your ${nounWithDate(status, noun)} until you clear ${isMany ? 'them' : 'it'}.`;
  const link = isMany ? `These ${noun} come from a link. ` : `This ${noun} comes from a link. `;
  const notice =
    status.savedAt === undefined
      ? 'What you see here is not saved on this device.'
      : `This device has saved your ${noun} of ${savedDate(status.savedAt)}. What you see here is not saved.`;
  return status.kind === 'fromLink' ? link + notice : notice;
}

const CLEARED_TOAST = { title: 'Cleared', text: 'This tool has nothing saved on this device.' };

type SavedNoticeProps = {
  status: SaveStatus;
  /** What is saved: "result", "answers", "script". */
  noun: string;
  statusText?: string | undefined;
  store: { showSavedState(): void; saveShownState(): void; clearSavedEntry(): void };
};

/** The notice has the same height before and after the first answer. */
export function SavedNotice({ status, noun, statusText, store }: SavedNoticeProps) {
  const hasSavedWork = 'savedAt' in status && status.savedAt !== undefined;
  const hasOtherSavedWork = hasSavedWork && status.kind !== 'saved';
  /** The heading gets the focus, because the pressed button disappears and the view may stay. */
  const withFocus = (act: () => void) => () => {
    act();
    afterPaint(focusStage);
  };
  const button = (label: string, act: () => void, className?: string) => (
    <button
      type="button"
      className={classNames('text-link mr-6 min-h-11', className)}
      onClick={withFocus(act)}
    >
      {label}
    </button>
  );
  const clear = () => {
    store.clearSavedEntry();
    showToast(CLEARED_TOAST);
  };
  return (
    <div className="no-print needs-script mt-5 border-t border-line pt-3 text-sm/5 text-ink-2">
      <p aria-live="polite">{statusText ?? savedText(status, noun)}</p>
      {hasOtherSavedWork && button('Show my own', store.showSavedState)}
      {hasOtherSavedWork && button('Save this one instead', store.saveShownState)}
      {button('Clear what is saved on this device', clear, hasSavedWork ? undefined : 'invisible')}
    </div>
  );
}
