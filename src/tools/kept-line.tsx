import { useSyncExternalStore } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { type DeviceEntry, type KeptMark, NOTHING_KEPT } from '../browser/device-entry.ts';
import { showToast } from '../browser/toast.ts';
import { keptDate } from '../rules/kept-date.ts';
import { classNames } from '../ui/class-names.ts';
import { focusStage } from './stage.tsx';

/** How what shows stands to what the device keeps; it follows other tabs. */
export function useKeptMark(device: Pick<DeviceEntry<unknown>, 'subscribe' | 'mark'>): KeptMark {
  return useSyncExternalStore(device.subscribe, device.mark, () => NOTHING_KEPT);
}

/** Over what was brought back: "Your result of November 15"; undefined for what has just been made. */
export function keptKicker(mark: KeptMark, what: string): string | undefined {
  return mark.kind === 'kept' && mark.isBack ? `Your ${what} of ${keptDate(mark.at, Date.now())}` : undefined;
}

const UNTIL = 'kept on this device until you clear';

/** In: the mark, what it is about, and whether nothing has been done here yet. Out: one plain sentence or two. */
export function keptSentence(mark: KeptMark, what: string, isStart: boolean): string {
  const isMany = what.endsWith('s');
  const until = `${UNTIL} ${isMany ? 'them' : 'it'}.`;
  switch (mark.kind) {
    case 'kept':
      return `${keptKicker(mark, what) ?? `Your ${what}`} ${isMany ? 'are' : 'is'} ${until}`;
    case 'elsewhere':
      return 'Another tab has changed or cleared what this device keeps. What you see here is not kept.';
    case 'refused':
      return 'This browser keeps nothing for this site, or has no room left.';
    case 'linked': {
      const own = mark.at === undefined ? undefined : `what you did here on ${keptDate(mark.at, Date.now())}`;
      if (isStart && own) return `Your first answer replaces ${own}, which this device keeps.`;
      if (!isStart)
        return `This ${what} came with a link and is not kept.${own ? ` This device keeps ${own}.` : ''}`;
    }
  }
  return `Your answers are ${UNTIL} them.`;
}

const CLEARED = { title: 'Cleared', text: 'Nothing of this tool is kept on this device.' };

type KeptLineProps = {
  mark: KeptMark;
  /** "result", "answers", "script". */
  what: string;
  isStart?: boolean;
  onClear(): void;
  /** Shows the visitor's own in the place of what a link has brought. */
  onShowOwn?(): void;
};

/** Says what is kept on the device, with the button that clears it. It keeps its place while nothing is. */
export function KeptLine({ mark, what, isStart = false, onClear, onShowOwn }: KeptLineProps) {
  const isOwnElsewhere = mark.kind === 'linked' && mark.at !== undefined;
  const isKept = mark.kind === 'kept' || mark.kind === 'elsewhere' || isOwnElsewhere;
  const act = (work: () => void) => () => {
    work();
    // The view may be the same, and the button is gone.
    afterPaint(focusStage);
  };
  const clear = act(() => {
    onClear();
    showToast(CLEARED);
  });
  return (
    <div className="kept-line no-print text-sm/5 text-ink-2">
      <p aria-live="polite">{keptSentence(mark, what, isStart)}</p>
      {isOwnElsewhere && onShowOwn && (
        <button type="button" className="text-link mr-6 min-h-11" onClick={act(onShowOwn)}>
          Show my own
        </button>
      )}
      <button
        type="button"
        className={classNames('text-link min-h-11', !isKept && 'invisible')}
        onClick={clear}
      >
        Clear what is kept on this device
      </button>
    </div>
  );
}
