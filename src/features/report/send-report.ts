import { showToast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { takeOver } from '../forms/take-over.ts';
import { REPORT_COPY } from './copy.ts';
import {
  REPORT_DOWNLOAD_FIELDS,
  type ReportDownload,
  reportDownloadSchema,
} from './download-fields.ts';
import { REPORT_PDF } from './paths.ts';

/** Later than this a page that does not answer counts as not there, in ms. */
const SITE_ANSWERS_WITHIN_MS = 10_000;

/** Opens the PDF in a new tab, while the click still allows it, and shows a message; its link is for browsers that refuse. */
function startDownload() {
  const tab = window.open(REPORT_PDF, '_blank');
  if (tab) tab.opener = null;
  showToast({
    title: REPORT_COPY.startedTitle,
    text: REPORT_COPY.started,
    link: { label: REPORT_COPY.openPdf, href: REPORT_PDF, newTab: true },
  });
}

/** Shows that the browser is offline: nothing is opened and nothing sent. */
function showOffline() {
  showToast({ title: REPORT_COPY.offlineTitle, text: REPORT_COPY.offline, tone: 'destructive' });
  return false;
}

/**
 * Checks whether the PDF can open: a browser may not know that it is offline, and a lead without an answer proves
 * nothing, since its backend may be elsewhere.
 */
async function canPdfOpen() {
  try {
    const signal = AbortSignal.timeout(SITE_ANSWERS_WITHIN_MS);
    return (await fetch(REPORT_PDF, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/** Handles the answer, for which nothing waits. Only where the PDF cannot have come either, the success message is replaced. */
async function onAnswer(answer: BackendAnswer) {
  if (answer.ok) return;
  console.log('Report download not stored:', answer.status, answer.error ?? '');
  if (answer.status !== 0 || (await canPdfOpen())) return;
  showToast({ title: REPORT_COPY.lostTitle, text: REPORT_COPY.lost, tone: 'destructive' });
}

/**
 * Takes over the form of the download: the PDF opens at once, and the request is stored in the background; the same
 * words again are the same lead, as often as somebody opens the PDF. Our own check refuses what the browser's check
 * accepts.
 */
export function takeOverReport(form: HTMLFormElement) {
  const onChecked = (values: ReportDownload) => {
    // Whoever is offline keeps the form open: no page could load, and the press can be repeated there.
    if (!navigator.onLine) return showOffline();
    form.closest('dialog')?.close();
    startDownload();
    console.log('Report download:', values);
    return true;
  };
  takeOver(form, {
    functionName: REPORT_FUNCTION,
    fields: REPORT_DOWNLOAD_FIELDS,
    schema: reportDownloadSchema,
    checkedByBrowser: true,
    onChecked,
    onAnswer,
  });
}
