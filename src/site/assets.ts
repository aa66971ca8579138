import { createHash } from 'node:crypto';
import { analyticsTool } from '../features/analytics/build-settings.ts';
import homeExhibit from '../features/cost-per-case/home-exhibit-script.ts?inline-script';
import share from '../ui/share.ts?inline-script';
import analytics from './analytics-script.ts?inline-script';
import interaction from './interaction.ts?inline-script';
import leadForms from './lead-forms.ts?inline-script';

/** The name has a hash of the code, so browsers may cache the file forever. */
function hashedFile(name: string, code: string) {
  return {
    file: `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
    code,
  };
}

const analyticsFile = hashedFile('analytics', analytics);
const interactionFile = hashedFile('interaction', interaction);
const leadFormsFile = hashedFile('lead-forms', leadForms);
const shareFile = hashedFile('share', share);
const homeExhibitFile = hashedFile('home-exhibit', homeExhibit);

export const assetFiles = [
  ...(analyticsTool ? [analyticsFile] : []),
  interactionFile,
  leadFormsFile,
  shareFile,
  homeExhibitFile,
];
export const analyticsUrl = analyticsTool && `/assets/${analyticsFile.file}`;
export const interactionUrl = `/assets/${interactionFile.file}`;
export const leadFormsUrl = `/assets/${leadFormsFile.file}`;
export const shareUrl = `/assets/${shareFile.file}`;
export const homeExhibitUrl = `/assets/${homeExhibitFile.file}`;
