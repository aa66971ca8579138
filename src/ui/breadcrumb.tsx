/**
 * Trail to the current page, on one line: of a long name, which follows on the page, what does not fit is left out. The last
 * entry has no path and is the page itself; a group without a page has none.
 */
export function Breadcrumb({ items }: { items: readonly { label: string; path?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-2">
      <ol className="flex gap-x-2">
        {items.map((item, index) => (
          <li
            key={item.label}
            className="flex max-w-[80%] flex-none gap-x-2 wrap-anywhere last:max-w-full last:shrink last:min-w-0"
          >
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.path ? (
              <a href={item.path} className="underline-offset-4 hover:underline">
                {item.label}
              </a>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                className={index === items.length - 1 ? 'min-w-0 wrap-anywhere' : undefined}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
