import { useSyncExternalStore } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast.ts';
import { isServer } from './is-server.ts';
import { NOT_SAVED, type SavedEntry, type SaveStatus } from './saved-entry.ts';
import { savedText } from './saved-text.ts';
import { focusStage } from './stage.tsx';

/** The save status of an entry; it follows other tabs. */
export function useSaveStatus(
  device: Pick<SavedEntry<unknown>, 'subscribe' | 'status'>,
): SaveStatus {
  return useSyncExternalStore(device.subscribe, device.status, () => NOT_SAVED);
}

const CLEARED = { title: 'Cleared', text: 'This tool has nothing saved on this device.' };

type SavedNoticeProps = {
  status: SaveStatus;
  /** "result", "answers", "script". */
  what: string;
  /** Replaces the sentence that follows from the status. */
  sentence?: string | undefined;
  /** Shows the visitor's own work in the place of a link's, or of the start. */
  onShowOwn?(): void;
  onClear(): void;
};

/** Shows what is saved on this device, with the button that clears it. Its space is reserved before the first answer. */
export function SavedNotice({ status, what, sentence, onShowOwn, onClear }: SavedNoticeProps) {
  const hasOther = 'savedAt' in status && status.savedAt !== undefined && status.kind !== 'saved';
  const isSaved = hasOther || status.kind === 'saved' || status.kind === 'changedElsewhere';
  /** The view may be the same, and the button that was pressed is gone. */
  const thenFocus = (act: () => void) => () => {
    act();
    afterPaint(focusStage);
  };
  const clear = thenFocus(() => {
    onClear();
    showToast(CLEARED);
  });
  return (
    <div className="no-print needs-script mt-5 border-t border-line pt-3 text-sm/5 text-ink-2">
      <p aria-live="polite">{sentence ?? savedText(status, what)}</p>
      {onShowOwn && hasOther && (
        <button type="button" className="text-link mr-6 min-h-11" onClick={thenFocus(onShowOwn)}>
          Show my own
        </button>
      )}
      <button
        type="button"
        className={classNames(
          'text-link min-h-11',
          !isSaved && (status.kind === 'none' ? 'invisible' : 'hidden'),
        )}
        disabled={isServer}
        onClick={clear}
      >
        Clear what is saved on this device
      </button>
    </div>
  );
}
