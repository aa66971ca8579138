import { contactCopy } from '../../content/contact-copy.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { ReadyHtml, ServerPart } from '../../ui/ready-html.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Steps } from '../../ui/steps.tsx';
import { callHours } from '../booking/call-hours.ts';
import { preparationList } from '../booking/session-html.ts';
import { SERVER_HTML_SOURCES } from '../booking/view.tsx';
import { Photo, Signature } from '../team/portrait.tsx';
import { firstName } from '../team/profile.ts';
import { CONTACT_COPY } from './copy.ts';
import { CONTACT_PAGES } from './paths.ts';
import type { Host } from './session-hosts.ts';

export const thankYouMeta = (): PageMetaInput => ({
  title: CONTACT_COPY.thanksTitle,
  description: contactCopy().session.thanks,
  path: CONTACT_PAGES.thanks,
  noindex: true,
});

function stepsWith(hosts: readonly Host[], hours: string) {
  const [host, ...otherHosts] = hosts;
  const caller = host && !otherHosts.length ? firstName(host.name) : 'One of us';
  return contactCopy().steps.map((step) => ({
    ...step,
    text: step.text.replaceAll('{host}', caller).replaceAll('{hours}', hours),
  }));
}

function HostCard({ host, hostCount }: { host: Host; hostCount: number }) {
  const id = `host-${host.id}`;
  return (
    <section aria-labelledby={id} className="grid max-w-104 gap-5">
      <div>
        <p className="text-sm/5 font-semibold text-ink-2">
          {hostCount > 1 ? 'Your call may be with' : 'Your call is with'}
        </p>
        <h2 id={id} className="mt-1 text-h3">
          {host.name}
        </h2>
        <p className="mt-1 text-note/6 text-ink-2">{host.title}</p>
        <a href={host.path} className="text-link mt-3 text-note/6">
          {firstName(host.name)}’s profile
        </a>
      </div>
      {host.portrait.photo ? (
        <Photo src={host.portrait.photo} name={host.name} isEager className="w-60" />
      ) : (
        <Signature person={host.portrait} />
      )}
    </section>
  );
}

/** Forms without JavaScript lead here. */
export function ThankYouPage({ site, hosts }: { site: Site; hosts: readonly Host[] }) {
  const { bring } = contactCopy();
  return (
    <>
      <PageHero
        headline={CONTACT_COPY.thanksTitle}
        lede={contactCopy().session.thanks}
        actions={
          <ServerPart styleSources={SERVER_HTML_SOURCES}>
            <div className="flex flex-wrap gap-3.5">
              <Button look="dark" href={site.phoneHref}>
                Call {site.phone}
              </Button>
              <Button look="secondary" href="/">
                Return to Home
              </Button>
            </div>
          </ServerPart>
        }
        aside={
          <div className="grid gap-9">
            {hosts.map((host) => (
              <HostCard key={host.id} host={host} hostCount={hosts.length} />
            ))}
          </div>
        }
      />
      <Section number={1} label="The next days" heading={`${CONTACT_COPY.next}.`} size="small">
        <Steps steps={stepsWith(hosts, callHours(site))} />
      </Section>
      {bring && (
        <Section number={2} label="The call" heading={bring.heading} size="small">
          <ReadyHtml html={String(preparationList(bring))} />
        </Section>
      )}
      <div className="mb-18 lg:mb-26" />
    </>
  );
}
