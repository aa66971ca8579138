import { showToast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { enhanceForm } from '../forms/lead-form.ts';
import { REPORT_COPY } from './copy.ts';
import {
  REPORT_DOWNLOAD_FIELDS,
  type ReportDownload,
  reportDownloadSchema,
} from './download-fields.ts';
import { REPORT_PDF } from './paths.ts';

const SITE_TIMEOUT_MS = 10_000;

/** Opens the PDF in a new tab. Browsers allow this only during the click, and may refuse it. */
function startDownload() {
  const tab = window.open(REPORT_PDF, '_blank');
  if (tab) tab.opener = null;
  showToast({
    title: REPORT_COPY.startedTitle,
    text: REPORT_COPY.started,
    link: { label: REPORT_COPY.openPdf, href: REPORT_PDF },
  });
}

function showOffline() {
  showToast({ title: REPORT_COPY.offlineTitle, text: REPORT_COPY.offline, tone: 'destructive' });
  return false;
}

/** `navigator.onLine` may be wrong, and the backend may be at another origin. */
async function canPdfOpen() {
  try {
    const signal = AbortSignal.timeout(SITE_TIMEOUT_MS);
    return (await fetch(REPORT_PDF, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/** Replaces the success message if the connection failed and the PDF could not open. */
async function onAnswer(answer: BackendAnswer) {
  if (answer.ok) return;
  console.log('Report download not stored:', answer.status, answer.error ?? '');
  if (answer.status !== 0 || (await canPdfOpen())) return;
  showToast({ title: REPORT_COPY.lostTitle, text: REPORT_COPY.lost, tone: 'destructive' });
}

/** The PDF opens at once, and the request follows in the background. */
export function enhanceReportForm(form: HTMLFormElement) {
  const onValid = (values: ReportDownload) => {
    // The visitor can send the open form again.
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
    onValid,
    onAnswer,
  });
}
