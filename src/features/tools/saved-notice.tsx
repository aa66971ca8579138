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
  /** A noun for what is saved: "result", "answers", "script". */
  what: string;
  /** Replaces the sentence that describes the status. */
  sentence?: string | undefined;
  store: { showOwn(): void; saveThis(): void; clearSaved(): void };
};

/** Shows the status of saved work with its buttons. Its height does not change with the first answer. */
export function SavedNotice({ status, what, sentence, store }: SavedNoticeProps) {
  const hasSaved = 'savedAt' in status && status.savedAt !== undefined;
  const hasOther = hasSaved && status.kind !== 'saved';
  /**
   * Moves the focus to the heading after an action, because the pressed button disappears and the view may stay the same.
   */
  const thenFocus = (act: () => void) => () => {
    act();
    afterPaint(focusStage);
  };
  const button = (label: string, act: () => void) => (
    <button type="button" className="text-link mr-6 min-h-11" onClick={thenFocus(act)}>
      {label}
    </button>
  );
  const clear = thenFocus(() => {
    store.clearSaved();
    showToast(CLEARED);
  });
  return (
    <div className="no-print needs-script mt-5 border-t border-line pt-3 text-sm/5 text-ink-2">
      <p aria-live="polite">{sentence ?? savedText(status, what)}</p>
      {hasOther && button('Show my own', store.showOwn)}
      {hasOther && button('Save this one instead', store.saveThis)}
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
