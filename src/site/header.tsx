import { type MenuItem, type Navigation, plainLinks } from '../content/navigation.ts';
import type { Site } from '../content/site.ts';
import { OpenContact } from '../features/contact/open-contact.tsx';
import { Phone } from '../ui/icons.tsx';
import { Logo } from './logo.tsx';
import { isCurrent, SITE_MENU } from './menus.ts';

type MenuGroupProps = {
  label: string;
  items: readonly MenuItem[];
  path: string;
  className?: string;
};

function MenuGroup({ label, items, path, className }: MenuGroupProps) {
  const hasCurrent = items.some((item) => isCurrent(item.href, path));
  return (
    <li className={className}>
      <details name="site-menu-group" data-menu>
        <summary data-current={hasCurrent || undefined} className="menu-link">
          {label}
        </summary>
        <ul className="menu-panel">
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href} aria-current={isCurrent(item.href, path) ? 'page' : undefined}>
                {`${item.name}\n${item.description}`}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

type PlainLinkProps = { name: string; href: string; path: string; className?: string | undefined };

function PlainLink({ name, href, path, className }: PlainLinkProps) {
  return (
    <li className={className}>
      <a
        href={href}
        aria-current={isCurrent(href, path) ? 'page' : undefined}
        className="menu-link"
      >
        {name}
      </a>
    </li>
  );
}

export type HeaderProps = {
  site: Site;
  navigation: Navigation;
  path: string;
  formHref?: string | undefined;
};

/** A wide header has no room for the free tools and the report. */
export function Header({ site, navigation, path, formHref }: HeaderProps) {
  const [home] = navigation.links;
  const otherLinks = plainLinks(navigation).filter((link) => link !== home);
  return (
    <header className="site-header z-30 border-b border-line bg-paper">
      <div className="page flex items-center gap-2 sm:gap-4 xl:gap-6">
        <Logo brand={site.brand} shortBrand={site.shortBrand} />
        <nav id={SITE_MENU} aria-label="Main" popover="auto" className="site-menu">
          <ul>
            {home && <PlainLink {...home} path={path} />}
            <MenuGroup label="Services" items={navigation.services} path={path} />
            <MenuGroup label="Practice Areas" items={navigation.practiceAreas} path={path} />
            {navigation.tools.length > 0 && (
              <MenuGroup
                label="Free Tools"
                items={navigation.tools}
                path={path}
                className="lg:hidden"
              />
            )}
            {otherLinks.map((link) => (
              <PlainLink
                key={link.href}
                {...link}
                path={path}
                className={link === navigation.report ? 'lg:hidden' : undefined}
              />
            ))}
          </ul>
        </nav>
        <a
          href={site.phoneHref}
          aria-label={`Call ${site.phone}`}
          className="ml-auto flex min-h-11 min-w-11 flex-none items-center justify-center font-semibold whitespace-nowrap hover:underline"
        >
          <Phone size={20} strokeWidth={1.5} className="sm:hidden" />
          <span className="hidden sm:inline">{site.phone}</span>
        </a>
        <OpenContact
          label="Get Started"
          source="header"
          look="dark"
          size="small"
          className="flex-none whitespace-nowrap max-sm:px-3.5"
          formHref={formHref}
        />
        <button
          type="button"
          popoverTarget={SITE_MENU}
          aria-label="Menu"
          className="icon-btn icon-menu -mr-2 lg:hidden"
        />
      </div>
    </header>
  );
}
