import { createHash } from 'node:crypto';
import { analyticsTool } from '../features/analytics/build-settings.ts';
import homeExhibit from '../features/cost-per-case/home-exhibit-script.ts?inline-script';
import share from '../ui/share.ts?inline-script';
import analytics from './analytics-script.ts?inline-script';
import interaction from './interaction.ts?inline-script';
import leadForms from './lead-forms.ts?inline-script';

/** Returns a file such as "interaction.1a2b3c4d.js". Its name has a hash of the code, so browsers may cache it forever. */
function named(name: string, code: string) {
  return {
    file: `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
    code,
  };
}

const analyticsFile = named('analytics', analytics);
const interactionFile = named('interaction', interaction);
const leadFormsFile = named('lead-forms', leadForms);
const shareFile = named('share', share);
const homeExhibitFile = named('home-exhibit', homeExhibit);

/** All scripts below /assets/. */
export const assetFiles = [
  ...(analyticsTool ? [analyticsFile] : []),
  interactionFile,
  leadFormsFile,
  shareFile,
  homeExhibitFile,
];
/** Address of the script that loads the analytics tool; undefined if the site has no tool. */
export const analyticsUrl = analyticsTool && `/assets/${analyticsFile.file}`;
/** Address of the script for pointer and keyboard. */
export const interactionUrl = `/assets/${interactionFile.file}`;
/** Address of the script that checks and sends the forms of leads. */
export const leadFormsUrl = `/assets/${leadFormsFile.file}`;
/** Address of the script for sharing and copying, on articles and on the report. */
export const shareUrl = `/assets/${shareFile.file}`;
/** Address of the script of the home page's exhibit. */
export const homeExhibitUrl = `/assets/${homeExhibitFile.file}`;
