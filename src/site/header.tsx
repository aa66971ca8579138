import type { MenuItem, Navigation } from '../content/navigation.ts';
import type { Site } from '../content/site.ts';
import { OpenContact } from '../features/contact/open-contact.tsx';
import { ChevronDown, Menu, Phone } from '../ui/icons.tsx';
import { isCurrent } from './current-route.ts';
import { Logo } from './logo.tsx';

/** Id of the menu of small screens. */
export const MOBILE_MENU = 'mobile-menu';

const LINK =
  'nav-link block rounded-sm px-2.5 py-2 font-medium hover:bg-fog aria-expanded:bg-fog xl:px-3.5';

function MenuPanel({ id, items, path }: { id: string; items: readonly MenuItem[]; path: string }) {
  return (
    <div
      id={id}
      popover="auto"
      data-menu-panel
      className="menu-panel w-125 border border-ink bg-paper p-3"
    >
      <ul className="grid grid-cols-2 gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={isCurrent(item.href, path) ? 'page' : undefined}
              className="block h-full rounded-sm px-3.5 py-3 hover:bg-fog aria-[current]:bg-mark-2"
            >
              <span className="block text-body/6 font-bold">{item.name}</span>
              <span className="mt-0.5 block text-sm/5 text-ink-2">{item.description}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DropDown({
  id,
  label,
  items,
  path,
}: {
  id: string;
  label: string;
  items: readonly MenuItem[];
  path: string;
}) {
  const current = items.some((item) => isCurrent(item.href, path));
  return (
    <li data-menu>
      <button
        type="button"
        popoverTarget={id}
        aria-controls={id}
        data-current={current || undefined}
        className={`${LINK} flex items-center gap-1`}
      >
        {label}
        <ChevronDown size={16} strokeWidth={2} />
      </button>
      <MenuPanel id={id} items={items} path={path} />
    </li>
  );
}

function PlainLink({ name, href, path }: { name: string; href: string; path: string }) {
  return (
    <li>
      <a href={href} aria-current={isCurrent(href, path) ? 'page' : undefined} className={LINK}>
        {name}
      </a>
    </li>
  );
}

/** What header and mobile menu need of the site and the page. */
export type ShellProps = {
  site: Site;
  navigation: Navigation;
  path: string;
  /** Where the contact form is, on a page that has no contact dialog. */
  formHref?: string | undefined;
};

/** Sticky header: logo, links and the two menus, phone, Get Started; a menu button on small screens. */
export function Header({ site, navigation, path, formHref }: ShellProps) {
  const [home, ...others] = navigation.links;
  return (
    <header className="site-header z-30 border-b border-line bg-paper">
      <div className="page flex items-center gap-2 sm:gap-4 xl:gap-6">
        <Logo brand={site.brand} />
        <nav aria-label="Main" className="hidden flex-none lg:block">
          <ul className="flex items-center text-[1rem]">
            {home && <PlainLink {...home} path={path} />}
            <DropDown id="menu-services" label="Services" items={navigation.services} path={path} />
            <DropDown
              id="menu-practice-areas"
              label="Practice Areas"
              items={navigation.practiceAreas}
              path={path}
            />
            {others.map((link) => (
              <PlainLink key={link.href} {...link} path={path} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-none items-center gap-1 sm:gap-4 xl:gap-6">
          <a
            href={site.phoneHref}
            aria-label={`Call ${site.phone}`}
            className="flex min-h-11 min-w-11 items-center justify-center font-semibold whitespace-nowrap hover:underline"
          >
            <Phone size={20} strokeWidth={1.5} className="sm:hidden" />
            <span className="hidden sm:inline">{site.phone}</span>
          </a>
          <OpenContact
            label="Get Started"
            source="header"
            look="dark"
            size="small"
            className="whitespace-nowrap max-sm:px-3.5"
            formHref={formHref}
          />
          <button
            type="button"
            command="show-modal"
            commandfor={MOBILE_MENU}
            aria-haspopup="dialog"
            aria-label="Menu"
            className="icon-btn needs-script -mr-2 lg:hidden"
          >
            <Menu size={26} strokeWidth={1.5} />
          </button>
          <noscript className="lg:hidden">
            <a
              href="#site-footer"
              className="flex min-h-11 min-w-11 items-center justify-end text-sm font-semibold underline"
            >
              Menu
            </a>
          </noscript>
        </div>
      </div>
    </header>
  );
}
