import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { readAddress, writeAddress } from './address.ts';
import type { TypedTable } from './figures.ts';
import { isOwnEntry } from './page-place.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 1;

/** Tells the visitor's own table, which the device keeps, from one that a link has brought. */
export function keptTable() {
  const device = deviceEntry(KEPT_KEYS.cost, VERSION, (value) =>
    typeof value === 'string' && readAddress(value) ? value : undefined,
  );
  let isOwn = false;
  return {
    device,
    isOwn: () => isOwn,
    /** Something was typed: a link that is played with does not take the place of what the visitor has done. */
    keep(table: TypedTable) {
      const mark = device.mark();
      if (!isOwn && mark.kind === 'linked' && mark.at !== undefined) return;
      isOwn = true;
      device.keep(writeAddress(table));
    },
    /**
     * An address has brought this table; it is the visitor's own where it was typed here, or the device keeps the same.
     * `isBegin`: the page begins with it.
     */
    brought(table: TypedTable, isBegin = false) {
      const text = writeAddress(table);
      const found = device.find();
      isOwn = isOwnEntry() || found?.value === text;
      if (found?.value === text) device.adopt(found);
      // A page that is loaded again may be older than what another tab has kept since.
      else if (isOwn && isBegin) device.overtaken();
      else if (isOwn) device.keep(text);
      else device.setAside();
    },
    /** What the device keeps shows from now on. */
    recall(): TypedTable | undefined {
      const found = device.find();
      if (!found) return undefined;
      isOwn = true;
      device.adopt(found);
      return readAddress(found.value);
    },
    clear() {
      isOwn = false;
      device.clear();
    },
  };
}
