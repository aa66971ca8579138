import { hash } from 'node:crypto';
import { analyticsTool } from '../features/analytics/build-settings.ts';
import article from '../features/blog/article/script.ts?inline-script';
import homeExhibit from '../features/cost-per-case/home-exhibit-script.ts?inline-script';
import pageWeight from '../features/exhibits/page-weight.ts?inline-script';
import share from '../ui/share.ts?inline-script';
import analytics from './analytics-script.ts?inline-script';
import boot from './boot.ts?inline-script';
import interaction from './interaction.ts?inline-script';
import leadForms from './lead-forms.ts?inline-script';

/** The file's name contains a hash of the code, so browsers may cache the file forever. */
function hashedFile(name: string, code: string) {
  return { file: `${name}.${hash('sha256', code).slice(0, 8)}.js`, code };
}

const analyticsFile = hashedFile('analytics', analytics);
const articleFile = hashedFile('article', article);
const bootFile = hashedFile('boot', boot);
const interactionFile = hashedFile('interaction', interaction);
const leadFormsFile = hashedFile('lead-forms', leadForms);
const pageWeightFile = hashedFile('page-weight', pageWeight);
const shareFile = hashedFile('share', share);
const homeExhibitFile = hashedFile('home-exhibit', homeExhibit);

export const assetFiles = [
  ...(analyticsTool ? [analyticsFile] : []),
  articleFile,
  bootFile,
  interactionFile,
  leadFormsFile,
  pageWeightFile,
  shareFile,
  homeExhibitFile,
];
export const analyticsUrl = analyticsTool && `/assets/${analyticsFile.file}`;
export const articleUrl = `/assets/${articleFile.file}`;
export const bootUrl = `/assets/${bootFile.file}`;
export const interactionUrl = `/assets/${interactionFile.file}`;
export const leadFormsUrl = `/assets/${leadFormsFile.file}`;
export const pageWeightUrl = `/assets/${pageWeightFile.file}`;
export const shareUrl = `/assets/${shareFile.file}`;
export const homeExhibitUrl = `/assets/${homeExhibitFile.file}`;
