import { classNames } from './class-names.ts';

export function Breadcrumb({ items }: { items: readonly { label: string; path?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm/6 text-ink-2">
      <ol className="trail flex gap-x-2">
        {items.map((item, index) => (
          <li
            key={item.label}
            aria-current={index === items.length - 1 ? 'page' : undefined}
            className={classNames(
              item.path ? 'flex' : 'truncate',
              'max-w-3/5 flex-none last:max-w-none last:min-w-0 last:flex-auto',
            )}
          >
            {item.path ? (
              <a href={item.path} className="truncate underline-offset-4 hover:underline">
                {item.label}
              </a>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
