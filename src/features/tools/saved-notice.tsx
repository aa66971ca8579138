import { useSyncExternalStore } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toast.ts';
import { isServer } from './is-server.ts';
import { NOT_SAVED, type SavedEntry, type SaveStatus } from './saved-entry.ts';
import { focusStage } from './stage.tsx';

/** A moment in ms as a day of the visitor's calendar: "November 15", with its year where that is not that of `now`. */
export function savedDate(at: number, now: number): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** The save status of an entry; it follows other tabs. */
export function useSaveStatus(
  device: Pick<SavedEntry<unknown>, 'subscribe' | 'status'>,
): SaveStatus {
  return useSyncExternalStore(device.subscribe, device.status, () => NOT_SAVED);
}

/** Over restored work: "Your result of November 15"; undefined for what has just been made. */
export function savedKicker(status: SaveStatus, what: string): string | undefined {
  return status.kind === 'saved' && status.restored
    ? `Your ${what} of ${savedDate(status.at, Date.now())}`
    : undefined;
}

export function savedText(status: SaveStatus, what: string): string {
  const isMany = what.endsWith('s');
  switch (status.kind) {
    case 'changedElsewhere':
      return 'Another tab has changed or cleared what is saved on this device. What you see here is not saved.';
    case 'refused':
      return 'This browser saves nothing for this site, or has no room left.';
    default:
      return `${savedKicker(status, what) ?? `Your ${what}`} ${isMany ? 'are' : 'is'} saved on this device until you clear ${isMany ? 'them' : 'it'}.`;
  }
}

const CLEARED = { title: 'Cleared', text: 'This tool has nothing saved on this device.' };

type SavedNoticeProps = {
  status: SaveStatus;
  /** "result", "answers", "script". */
  what: string;
  /** Replaces the sentence that follows from the status. */
  sentence?: string | undefined;
  /** For a tool whose address holds its result: the text about a result from a link, and the way to the visitor's own. */
  link?: {
    words: {
      linked: string;
      /** The same where something else is saved; {date} is replaced by its day. */
      linkedOver: string;
      showOwn: string;
    };
    onShowOwn(): void;
  };
  onClear(): void;
};

/** Shows what is saved on this device, with the button that clears it. Its space is reserved before the first answer. */
export function SavedNotice({ status, what, sentence, link, onClear }: SavedNoticeProps) {
  const fromLink = status.kind === 'fromLink' ? link : undefined;
  const savedAt = status.kind === 'fromLink' ? status.savedAt : undefined;
  const linkText =
    savedAt === undefined
      ? fromLink?.words.linked
      : fromLink?.words.linkedOver.replace('{date}', savedDate(savedAt, Date.now()));
  const isSaved =
    status.kind === 'saved' || status.kind === 'changedElsewhere' || savedAt !== undefined;
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
    <div className="no-print mt-5 border-t border-line pt-3 text-sm/5 text-ink-2">
      <p aria-live="polite">{sentence ?? linkText ?? savedText(status, what)}</p>
      {fromLink && savedAt !== undefined && (
        <button
          type="button"
          className="text-link mr-6 min-h-11"
          onClick={thenFocus(fromLink.onShowOwn)}
        >
          {fromLink.words.showOwn}
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
