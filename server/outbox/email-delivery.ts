import type { Settings } from '../settings.ts';
import type { Channels, Deliver } from './channels.ts';
import type { Email } from './email.ts';
import { mailFiles } from './mail-files.ts';
import { recipientsOf } from './recipients.ts';
import { helloName, type MailPatience, smtpDelivery } from './smtp-delivery.ts';

type MailSettings = Pick<
  Settings,
  'SITE_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'SMTP_URL' | 'SMTP_CONNECTIONS' | 'DATA_DIR'
>;

/** Mails go to the mail server, or into files in the data directory when there is none. */
export function emailDelivery(settings: MailSettings, patience?: MailPatience): Deliver<Email> {
  const { MAIL_FROM, LEADS_TO, SMTP_URL, SMTP_CONNECTIONS: connections, DATA_DIR } = settings;
  const envelope = { from: MAIL_FROM, to: (form: string) => recipientsOf(LEADS_TO, form) };
  if (!SMTP_URL) return mailFiles(DATA_DIR, envelope);
  return smtpDelivery({ url: SMTP_URL, hello: helloName(settings), connections }, envelope, patience);
}

/** Mails to the agency and mails to visitors: of the latter one at a time, so that no lead waits for them. */
export function emailChannels(settings: MailSettings): Pick<Required<Channels>, 'email' | 'visitor-email'> {
  const email = emailDelivery(settings);
  return { email, 'visitor-email': { ...email, atOnce: 1 } };
}
