import { recall } from '../../ui/store.ts';
import { askForTool } from './ask-for-tool.ts';

/** A device that has kept something of this tool shows it. In: key of its entry. */
export function arriveWithKept(key: string) {
  if (recall('localStorage', key) !== null) askForTool();
}
