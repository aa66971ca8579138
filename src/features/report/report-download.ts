import { showToast } from '../../ui/toast.ts';
import { createBackend } from '../forms/backend.ts';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { REPORT_PDF } from './places.ts';
import { REPORT_WORDS } from './words.ts';

/** Opens the PDF in a new tab, while the click still allows it, and says so; the link is there should a browser refuse. */
export function startDownload() {
  const tab = window.open(REPORT_PDF, '_blank');
  if (tab) tab.opener = null;
  showToast({
    title: REPORT_WORDS.startedTitle,
    text: REPORT_WORDS.started,
    link: { label: REPORT_WORDS.openPdf, href: REPORT_PDF, newTab: true },
  });
}

/** Stores who downloaded the report. Nothing waits for it: a failure is only logged. */
export async function storeDownload(backend: { address: string; key: string }, request: object) {
  try {
    const client = createBackend(backend.address, backend.key);
    const answer = await client.call(REPORT_FUNCTION, request, { keepalive: true });
    if (!answer.ok) console.log('Report download not stored:', answer.status, answer.error ?? '');
  } catch (error) {
    console.log('Report download not stored:', error);
  }
}
