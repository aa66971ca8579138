import { useSyncExternalStore } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { type DeviceEntry, type KeptMark, NOTHING_KEPT } from '../../ui/device-entry.ts';
import { showToast } from '../../ui/toast.ts';
import { NOT_YET } from './not-yet.ts';
import { focusStage } from './stage.tsx';

/** A moment in ms as a day of the visitor's calendar: "November 15", with its year where that is not that of `now`. */
export function keptDate(at: number, now: number): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** How what shows stands to what the device keeps; it follows other tabs. */
export function useKeptMark(device: Pick<DeviceEntry<unknown>, 'subscribe' | 'mark'>): KeptMark {
  return useSyncExternalStore(device.subscribe, device.mark, () => NOTHING_KEPT);
}

/** Over what was brought back: "Your result of November 15"; undefined for what has just been made. */
export function keptKicker(mark: KeptMark, what: string): string | undefined {
  return mark.kind === 'kept' && mark.isBack
    ? `Your ${what} of ${keptDate(mark.at, Date.now())}`
    : undefined;
}

export function keptSentence(mark: KeptMark, what: string): string {
  const isMany = what.endsWith('s');
  switch (mark.kind) {
    case 'elsewhere':
      return 'Another tab has changed or cleared what this device keeps. What you see here is not kept.';
    case 'refused':
      return 'This browser keeps nothing for this site, or has no room left.';
    default:
      return `${keptKicker(mark, what) ?? `Your ${what}`} ${isMany ? 'are' : 'is'} kept on this device until you clear ${isMany ? 'them' : 'it'}.`;
  }
}

const CLEARED = { title: 'Cleared', text: 'This tool keeps nothing on this device.' };

type KeptLineProps = {
  mark: KeptMark;
  /** "result", "answers", "script". */
  what: string;
  /** In the place of the sentence that follows from the mark. */
  sentence?: string | undefined;
  /** Of a tool whose address holds its result: what is said of one that a link has brought, and the way to the visitor's own. */
  link?: {
    words: {
      linked: string;
      /** Instead, where the device keeps another; {date} stands for its day. */
      linkedOver: string;
      showOwn: string;
    };
    onShowOwn(): void;
  };
  onClear(): void;
};

/** Says what is kept on the device, with the button that clears it; its place is there before the first answer. */
export function KeptLine({ mark, what, sentence, link, onClear }: KeptLineProps) {
  const brought = mark.kind === 'linked' ? link : undefined;
  const ownAt = mark.kind === 'linked' ? mark.at : undefined;
  const said =
    ownAt === undefined
      ? brought?.words.linked
      : brought?.words.linkedOver.replace('{date}', keptDate(ownAt, Date.now()));
  const isKept = mark.kind === 'kept' || mark.kind === 'elsewhere' || ownAt !== undefined;
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
      <p aria-live="polite">{sentence ?? said ?? keptSentence(mark, what)}</p>
      {brought && ownAt !== undefined && (
        <button
          type="button"
          className="text-link mr-6 min-h-11"
          onClick={thenFocus(brought.onShowOwn)}
        >
          {brought.words.showOwn}
        </button>
      )}
      <button
        type="button"
        className={classNames(
          'text-link min-h-11',
          !isKept && (mark.kind === 'nothing' ? 'invisible' : 'hidden'),
        )}
        disabled={NOT_YET}
        onClick={clear}
      >
        Clear what is kept on this device
      </button>
    </div>
  );
}
