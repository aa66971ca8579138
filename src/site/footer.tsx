import type { ReactNode } from 'react';
import { type Navigation, plainLinks } from '../content/navigation.ts';
import { addressLine, type Site } from '../content/site.ts';
import { OfficeAddress } from '../features/contact/office-address.tsx';

type Link = { name: string; href: string; rel?: string };

const renderLink = ({ name, href, rel }: Link) => (
  <a
    key={href}
    href={href}
    rel={rel}
    className="py-1 underline-offset-4 hover:text-ink hover:underline"
  >
    {name}
  </a>
);
const renderItem = (link: Link) => <li key={link.href}>{renderLink(link)}</li>;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-note/6 font-bold tracking-normal">{title}</h2>
      <ul className="mt-1.5 grid text-note/6 text-ink-2 *:py-1 lg:mt-2">{children}</ul>
    </div>
  );
}

export function Footer({ site, navigation }: { site: Site; navigation: Navigation }) {
  const hasTools = navigation.tools.length > 0;
  return (
    <footer
      id="site-footer"
      className={`bleed grid border-t border-line bg-fog gap-x-5 gap-y-6 pt-9 pb-3 lg:gap-y-8 lg:pt-11 lg:pb-4 min-[22rem]:grid-cols-[minmax(0,1fr)_minmax(min-content,1.2fr)] ${hasTools ? 'lg:grid-cols-[1.35fr_1fr_1.15fr_0.9fr_1.15fr]' : 'lg:grid-cols-[1.35fr_1fr_1.15fr_1.15fr]'}`}
    >
      <div className="max-lg:col-span-full">
        <p className="text-lede/7 font-heavy tracking-heading wrap-anywhere">{site.brand}</p>
        <p className="mt-2 max-w-[22em] text-note/6 text-ink-2">
          {/[.!?]$/.test(site.tagline) ? site.tagline : `${site.tagline}.`}{' '}
          {/* The ethics line states the responsibilities of the agency and of the law firm. */}
          {site.ethicsHref ? (
            <a href={site.ethicsHref} className="hover:underline">
              {site.ethicsLine}
            </a>
          ) : (
            site.ethicsLine
          )}
        </p>
        <p className="mt-2.5 flex flex-wrap gap-x-5 text-note/6 font-semibold">
          {plainLinks(navigation).map(renderLink)}
        </p>
      </div>
      <Column title="Services">{navigation.services.map(renderItem)}</Column>
      <Column title="Practice areas">{navigation.practiceAreas.map(renderItem)}</Column>
      {hasTools && <Column title="Free tools">{navigation.tools.map(renderItem)}</Column>}
      <Column title="Contact">
        {site.offices.map((office) => (
          <li key={addressLine(office)}>
            <OfficeAddress office={office} />
          </li>
        ))}
        {renderItem({ name: site.phone, href: site.phoneHref })}
        {renderItem({ name: site.email, href: `mailto:${site.email}` })}
        {site.linkedin && renderItem({ name: 'LinkedIn', href: site.linkedin, rel: 'noopener' })}
      </Column>
      <p className="col-span-full flex flex-wrap gap-x-5 border-t border-line pt-3 text-sm/6 text-ink-2 lg:pt-4">
        <span className="min-w-0 flex-auto py-1 wrap-anywhere max-lg:basis-full">
          © {site.copyrightYear} {site.brand}
        </span>
        {navigation.legal.map(renderLink)}
      </p>
    </footer>
  );
}
