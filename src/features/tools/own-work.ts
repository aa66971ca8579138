import type { SavedEntry } from './saved-entry.ts';

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Tells the visitor's own work, which the device keeps, from what a link has brought, which is shown and not kept. */
export function ownWork<T>(
  device: SavedEntry<T>,
  isSame: (kept: T, shown: T) => boolean = isAlike,
) {
  let isOwn = true;
  return {
    device,
    isOwn: () => isOwn,
    /** Something was done: a link that is played with does not take the place of what the visitor has done. */
    keep(value: T) {
      const mark = device.status();
      if (!isOwn && mark.kind === 'fromLink' && mark.savedAt !== undefined) return;
      isOwn = true;
      device.save(value);
    },
    /**
     * An address has brought this, or nothing at all. `isMine`: the page knows that it was made here. Gives what the
     * device keeps where that is the same.
     */
    brought(value: T | undefined, isMine = false): T | undefined {
      const found = device.find();
      const same = found && value !== undefined && isSame(found.value, value) ? found : undefined;
      isOwn = isMine || value === undefined || same !== undefined;
      if (same) device.restore(same);
      else if (!isMine) device.detach(value !== undefined);
      return same?.value;
    },
    /** What the device keeps shows from now on. */
    recall(): T | undefined {
      const found = device.find();
      if (!found) return undefined;
      isOwn = true;
      device.restore(found);
      return found.value;
    },
    /** What shows is given up, and something of the visitor's own begins. */
    beginAnew() {
      if (isOwn) device.clear();
      else device.detach(false);
      isOwn = true;
    },
    /** The button that clears. Says whether what shows was the visitor's own. */
    clear() {
      device.clear();
      return isOwn;
    },
  };
}
