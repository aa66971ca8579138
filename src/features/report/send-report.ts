import { showToast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { enhanceForm } from '../forms/enhance-form.ts';
import { REPORT_COPY } from './copy.ts';
import {
  REPORT_DOWNLOAD_FIELDS,
  type ReportDownload,
  reportDownloadSchema,
} from './download-fields.ts';
import { REPORT_PDF } from './paths.ts';

/** A page of the site that does not answer within this time counts as unreachable, in ms. */
const SITE_ANSWERS_WITHIN_MS = 10_000;

/**
 * Opens the PDF in a new tab, which browsers allow only during the click, and shows a message. The message has a link to
 * the PDF in case the browser refuses the tab.
 */
function startDownload() {
  const tab = window.open(REPORT_PDF, '_blank');
  if (tab) tab.opener = null;
  showToast({
    title: REPORT_COPY.startedTitle,
    text: REPORT_COPY.started,
    link: { label: REPORT_COPY.openPdf, href: REPORT_PDF, newTab: true },
  });
}

/** Shows that the browser is offline. Opens and sends nothing. */
function showOffline() {
  showToast({ title: REPORT_COPY.offlineTitle, text: REPORT_COPY.offline, tone: 'destructive' });
  return false;
}

/**
 * Returns whether the PDF can open. The browser may not know that it is offline. An unanswered request proves nothing,
 * because the backend may be at another origin.
 */
async function canPdfOpen() {
  try {
    const signal = AbortSignal.timeout(SITE_ANSWERS_WITHIN_MS);
    return (await fetch(REPORT_PDF, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Handles the answer to the request. The visitor has not waited for it. The success message is replaced only if the PDF
 * cannot have opened either.
 */
async function onAnswer(answer: BackendAnswer) {
  if (answer.ok) return;
  console.log('Report download not stored:', answer.status, answer.error ?? '');
  if (answer.status !== 0 || (await canPdfOpen())) return;
  showToast({ title: REPORT_COPY.lostTitle, text: REPORT_COPY.lost, tone: 'destructive' });
}

/**
 * Handles the form of the report. The PDF opens at once, and the request is sent in the background. The same request is the
 * same lead, however often the visitor opens the PDF. Our own check replaces that of the browser, which accepts more.
 */
export function enhanceReportForm(form: HTMLFormElement) {
  const onChecked = (values: ReportDownload) => {
    // If the browser is offline, the form stays open so that the visitor can send it again.
    if (!navigator.onLine) return showOffline();
    form.closest('dialog')?.close();
    startDownload();
    console.log('Report download:', values);
    return true;
  };
  enhanceForm(form, {
    functionName: REPORT_FUNCTION,
    fields: REPORT_DOWNLOAD_FIELDS,
    schema: reportDownloadSchema,
    checkedByBrowser: true,
    onChecked,
    onAnswer,
  });
}
