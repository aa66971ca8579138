import { createHash } from 'node:crypto';
import share from '../ui/share.ts?inline-script';
import interaction from './interaction.ts?inline-script';

/** "interaction.1a2b3c4d.js": cached for good, because other code gets another name. */
function named(name: string, code: string) {
  return { file: `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
}

const interactionFile = named('interaction', interaction);
const shareFile = named('share', share);

/** Every script served under /assets/. */
export const assetFiles = [interactionFile, shareFile];
/** Address of the script for pointer and keyboard. */
export const interactionUrl = `/assets/${interactionFile.file}`;
/** Address of the script that shares and copies, of articles and the report. */
export const shareUrl = `/assets/${shareFile.file}`;
