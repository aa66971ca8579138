import { allRecipients } from '../../server/outbox/recipients.ts';
import { mailAddress } from '../../server/outbox/smtp-delivery.ts';
import type { Settings } from '../../server/settings.ts';
import { isPublicOrigin, isReserved } from '../../src/text/reserved-names.ts';

export type SettingToSet = { name: string; problem: string };

/** The texts for the report contain no secrets. */
export function settingsToSet(settings: Settings): SettingToSet[] {
  const { protocol } = new URL(settings.SITE_URL);
  const isPublic = isPublicOrigin(settings.SITE_URL);
  const reservedRecipients = allRecipients(settings.LEADS_TO).filter(isReserved);
  const checks: (SettingToSet | false)[] = [
    !isPublic && {
      name: 'SITE_URL',
      problem: `${settings.SITE_URL} is a sample: canonical addresses and sitemaps would contain it`,
    },
    isPublic &&
      protocol !== 'https:' && {
        name: 'SITE_URL',
        problem: `${settings.SITE_URL} is not https, but our pages require https`,
      },
    !settings.SMTP_URL && {
      name: 'SMTP_URL',
      problem: 'not set: mails are only written as files, without a notice to anybody',
    },
    reservedRecipients.length > 0 && {
      name: 'LEADS_TO',
      problem: `${reservedRecipients.join(', ')} is a sample: nobody would get the leads`,
    },
    isReserved(mailAddress(settings.MAIL_FROM)) && {
      name: 'MAIL_FROM',
      problem: `${mailAddress(settings.MAIL_FROM)} is a sample: mail servers would refuse it`,
    },
    settings.ALLOW_SAMPLES && {
      name: 'ALLOW_SAMPLES',
      problem: '1: while samples are left, every page has a notice and is not in search results',
    },
    settings.TRUSTED_PROXIES.length === 0 && {
      name: 'TRUSTED_PROXIES',
      problem: 'not set: behind a proxy all visitors share one rate limit',
    },
    settings.RATE_LIMIT_SCALE === 0 && {
      name: 'RATE_LIMIT_SCALE',
      problem: '0: forms can be flooded',
    },
  ];
  return checks.filter((check) => check !== false);
}
