import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast.ts';
import { isServer } from './is-server.ts';
import { savedText } from './saved-text.ts';
import { focusStage } from './stage.tsx';
import type { SaveStatus } from './tool-store.ts';

const CLEARED = { title: 'Cleared', text: 'This tool has nothing saved on this device.' };

type SavedNoticeProps = {
  status: SaveStatus;
  /** What is saved: "result", "answers", "script". */
  noun: string;
  statusText?: string | undefined;
  store: { showSaved(): void; saveShown(): void; clearSaved(): void };
};

/** The notice has the same height before and after the first answer. */
export function SavedNotice({ status, noun, statusText, store }: SavedNoticeProps) {
  const hasSaved = 'savedAt' in status && status.savedAt !== undefined;
  const hasOtherSaved = hasSaved && status.kind !== 'saved';
  /** The heading gets the focus, because the pressed button disappears and the view may stay. */
  const withFocus = (act: () => void) => () => {
    act();
    afterPaint(focusStage);
  };
  const button = (label: string, act: () => void) => (
    <button type="button" className="text-link mr-6 min-h-11" onClick={withFocus(act)}>
      {label}
    </button>
  );
  const clear = withFocus(() => {
    store.clearSaved();
    showToast(CLEARED);
  });
  return (
    <div className="no-print needs-script mt-5 border-t border-line pt-3 text-sm/5 text-ink-2">
      <p aria-live="polite">{statusText ?? savedText(status, noun)}</p>
      {hasOtherSaved && button('Show my own', store.showSaved)}
      {hasOtherSaved && button('Save this one instead', store.saveShown)}
      <button
        type="button"
        className={classNames(
          'text-link min-h-11',
          !hasSaved && (status.kind === 'none' ? 'invisible' : 'hidden'),
        )}
        disabled={isServer}
        onClick={clear}
      >
        Clear what is saved on this device
      </button>
    </div>
  );
}
