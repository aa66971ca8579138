import { randomUUID } from 'node:crypto';
import { INQUIRY_KINDS } from '../../src/content/inquiry-kinds.ts';
import {
  type ContactFormTarget,
  contactBoxHtml,
} from '../../src/features/contact/contact-form-html.ts';
import { CONTACT_PAGES, inquiryFormPath } from '../../src/features/contact/paths.ts';
import type { SpecialRoute } from './answers.ts';
import { pageShell, sendRenderedPage } from './rendered-page.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * Each request for a contact page gets a form with its own id. A form without JavaScript that is
 * sent twice is then one lead, and nobody else can send it again to get the link to its session
 * (functions/lead-function.ts). Above the limit the built page is sent, whose form has no id.
 */
export function formRoutes(
  files: ReadonlyMap<string, StoredFile>,
  mayRender: () => boolean,
): [string, SpecialRoute][] {
  return [CONTACT_PAGES.form, ...INQUIRY_KINDS.map(inquiryFormPath)].flatMap((path) => {
    const file = files.get(path);
    const shell = file && pageShell(file);
    if (!(file && shell?.target)) return [];
    const target = shell.target as ContactFormTarget;
    const route: SpecialRoute = (request, response) => {
      if (!mayRender()) return false;
      const box = contactBoxHtml(target, { values: { submissionId: randomUUID() } });
      // After Back, the browser shows the same page again, with what was typed.
      const headers = { 'Cache-Control': 'private, no-cache' };
      sendRenderedPage(request, response, 200, file, shell.fill(String(box)), headers);
      return true;
    };
    return [[path, route]];
  });
}
