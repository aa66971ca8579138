import { pageName } from '../content/page-names.ts';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

/** Renders links to pages of this site, one per line. The text of each link is the name of its page. */
export function Links(props: SectionProps<BlockOf<'links'>>) {
  return (
    <NumberedSection {...props} size="small" wide>
      <ul className="border-b border-line">
        {props.section.links.map(({ href, text }) => (
          <li
            key={href}
            className="border-t border-line py-2 text-note/5.5 text-ink-2 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-9 lg:py-3 lg:text-body/6.5"
          >
            <a
              href={href}
              className="font-[650] whitespace-nowrap text-ink underline underline-offset-4 lg:whitespace-normal"
            >
              {pageName(href, props.context.names)}
            </a>{' '}
            {text}
          </li>
        ))}
      </ul>
    </NumberedSection>
  );
}
