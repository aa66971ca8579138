import { type MenuItem, plainLinks } from '../content/navigation.ts';
import { OpenContact } from '../features/contact/open-contact.tsx';
import { CloseButton } from '../ui/dialog.tsx';
import { isCurrent } from './current-route.ts';
import { MOBILE_MENU, type ShellProps } from './header.tsx';
import { Logo } from './logo.tsx';

const ROW =
  'py-4 text-lede/7 font-bold aria-[current]:underline aria-[current]:decoration-mark aria-[current]:decoration-4 aria-[current]:underline-offset-8';

function Group({
  label,
  items,
  path,
}: {
  label: string;
  items: readonly MenuItem[];
  path: string;
}) {
  return (
    <details name="mobile-menu-group" className="disclosure border-b border-line">
      <summary className={ROW}>{label}</summary>
      <ul className="pb-3">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={isCurrent(item.href, path) ? 'page' : undefined}
              className="block py-2 pl-4 aria-[current]:bg-mark-2"
            >
              <span className="font-semibold">{item.name}</span>
              <span className="block text-sm/5 text-ink-2">{item.description}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The menu of small screens: a modal dialog, so that focus stays in it; only one group is open at a time. */
export function MobileMenu({ site, navigation, path, formHref }: ShellProps) {
  const [home] = navigation.links;
  const others = plainLinks(navigation).filter((link) => link !== home);
  const plain = (link: { name: string; href: string }) => (
    <a
      key={link.href}
      href={link.href}
      aria-current={isCurrent(link.href, path) ? 'page' : undefined}
      className={`block ${ROW} border-b border-line`}
    >
      {link.name}
    </a>
  );
  return (
    <dialog
      id={MOBILE_MENU}
      aria-label="Menu"
      data-mobile-menu
      className="modal m-0 min-h-dvh max-h-dvh w-screen max-w-none overflow-y-auto overscroll-contain bg-paper"
    >
      <div className="page flex h-(--header) items-center justify-between border-b border-line">
        <Logo brand={site.brand} />
        <CloseButton dialog={MOBILE_MENU} label="Close menu" />
      </div>
      <nav aria-label="Mobile" className="page pb-10">
        {home && plain(home)}
        <Group label="Services" items={navigation.services} path={path} />
        <Group label="Practice Areas" items={navigation.practiceAreas} path={path} />
        {navigation.tools.length > 0 && (
          <Group label="Free Tools" items={navigation.tools} path={path} />
        )}
        {others.map(plain)}
        <div className="mt-8 grid gap-4">
          <OpenContact
            label="Get Started"
            source="mobile-menu"
            className="w-full"
            formHref={formHref}
          />
          <a
            href={site.phoneHref}
            className="py-2 text-center text-lede font-bold underline underline-offset-4"
          >
            {site.phone}
          </a>
        </div>
      </nav>
    </dialog>
  );
}
