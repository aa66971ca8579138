import type { ReactNode } from 'react';
import { type Navigation, plainLinks } from '../content/navigation.ts';
import { addressLine, type Site } from '../content/site.ts';
import { OfficeAddress } from '../features/contact/office-address.tsx';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-note/6 font-bold tracking-normal">{title}</h2>
      <ul className="mt-1.5 grid text-note/6 text-ink-2 lg:mt-2">{children}</ul>
    </div>
  );
}

function FooterLink({ name, href, rel }: { name: string; href: string; rel?: string }) {
  return (
    <li>
      <a
        href={href}
        rel={rel}
        className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
      >
        {name}
      </a>
    </li>
  );
}

function links(items: readonly { name: string; href: string }[]) {
  return items.map((item) => <FooterLink key={item.href} name={item.name} href={item.href} />);
}

/** Footer of every page: services, practice areas, tools, contact, legal links. */
export function Footer({ site, navigation }: { site: Site; navigation: Navigation }) {
  const hasTools = navigation.tools.length > 0;
  return (
    <footer id="site-footer" className="border-t border-line bg-fog">
      <div
        className={`page grid gap-x-5 gap-y-6 pt-9 pb-6 lg:pt-11 lg:pb-8 min-[22rem]:grid-cols-[minmax(0,1fr)_minmax(min-content,1.2fr)] ${hasTools ? 'lg:grid-cols-[1.35fr_1fr_1.15fr_0.9fr_1.15fr]' : 'lg:grid-cols-[1.35fr_1fr_1.15fr_1.15fr]'}`}
      >
        <div className="max-lg:col-span-full">
          <p className="text-lede/7 font-heavy tracking-heading wrap-anywhere">{site.brand}</p>
          <p className="mt-2 max-w-[22em] text-note/6 text-ink-2">
            {/[.!?]$/.test(site.tagline) ? site.tagline : `${site.tagline}.`}{' '}
            {/* The agency's responsibility and the law firm's. */}
            {site.ethicsHref ? (
              <a href={site.ethicsHref} className="hover:underline">
                {site.ethicsLine}
              </a>
            ) : (
              site.ethicsLine
            )}
          </p>
          <ul className="mt-2.5 flex flex-wrap gap-x-5 text-note/6 font-semibold">
            {links(plainLinks(navigation))}
          </ul>
        </div>
        <Column title="Services">{links(navigation.services)}</Column>
        <Column title="Practice areas">{links(navigation.practiceAreas)}</Column>
        {hasTools && <Column title="Free tools">{links(navigation.tools)}</Column>}
        <Column title="Contact">
          {site.offices.map((office) => (
            <li key={addressLine(office)} className="py-1">
              <OfficeAddress office={office} />
            </li>
          ))}
          <FooterLink name={site.phone} href={site.phoneHref} />
          <FooterLink name={site.email} href={`mailto:${site.email}`} />
          {site.linkedin && <FooterLink name="LinkedIn" href={site.linkedin} rel="noopener" />}
        </Column>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-4 text-sm/6 lg:py-5 text-ink-2">
          <p className="min-w-0 wrap-anywhere">
            © {site.copyrightYear} {site.brand}
          </p>
          <p className="flex flex-wrap gap-x-5">
            {navigation.legal.map(({ name, href }) => (
              <a
                key={href}
                href={href}
                className="py-1 underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </a>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
