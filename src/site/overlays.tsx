import { SentTemplate } from '../features/booking/sent-template.tsx';
import { ContactDialog } from '../features/contact/contact-dialog.tsx';
import { backendConfig } from '../features/forms/build-settings.ts';
import { ReportDialog } from '../features/report/download-view.tsx';
import { leadFormsUrl } from './assets.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { LeadPopups } from './lead-popup.tsx';

// The bottom bars and the dialogs are hidden while a page loads. All pages get them from one file
// (insert-overlays.ts).

export function BottomBars() {
  return (
    <>
      <LeadPopups />
      <CookieBanner />
    </>
  );
}

export function Dialogs({ phone, hasReport }: { phone: string; hasReport: boolean }) {
  const form = { backend: backendConfig, script: leadFormsUrl };
  return (
    <>
      <ContactDialog phone={phone} {...form} />
      {hasReport && <ReportDialog {...form} />}
      <SentTemplate />
    </>
  );
}
