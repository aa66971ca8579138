import { pageName } from '../content/navigation.ts';
import { SectionExhibit } from '../features/exhibits/exhibit.tsx';
import { classNames } from '../ui/class-names.ts';
import { Faq } from '../ui/faq.tsx';
import { GlossedText } from '../ui/glossed-text.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, SectionLines, type SectionProps } from './section-props.tsx';

export function ProseSection(props: SectionProps<BlockOf<'prose'>>) {
  const [firstParagraph = '', ...otherParagraphs] = props.section.paragraphs;
  return (
    <NumberedSection {...props} size={otherParagraphs.length > 0 ? 'large' : 'small'}>
      <p className="max-w-[38em] text-lede/8">
        <GlossedText text={firstParagraph} />
      </p>
      {otherParagraphs.length > 0 && (
        <div
          className={classNames(
            'mt-8 grid gap-x-12 gap-y-5 border-t border-line pt-6',
            otherParagraphs.length > 1 && 'md:grid-cols-2',
          )}
        >
          {otherParagraphs.map((paragraph) => (
            <p key={paragraph} className="text-ink-2">
              <GlossedText text={paragraph} />
            </p>
          ))}
        </div>
      )}
    </NumberedSection>
  );
}

export function FaqSection({ section, id, number, letter, context }: SectionProps<BlockOf<'faq'>>) {
  const { label, heading, items, exhibit } = section;
  const drawing = exhibit && <SectionExhibit exhibit={exhibit} letter={letter} />;
  return (
    <Faq number={number} id={id} label={label} heading={heading} items={items} exhibit={drawing}>
      <SectionLines section={section} id={id} context={context} />
    </Faq>
  );
}

export function Links(props: SectionProps<BlockOf<'links'>>) {
  return (
    <NumberedSection {...props} size="small" isWide>
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

export function Table(props: SectionProps<BlockOf<'table'>>) {
  const { heading, columns, rows } = props.section;
  return (
    <NumberedSection {...props} size="small" isWide>
      <table className="ruled table-fixed max-sm:block">
        <caption className="sr-only">{heading.replaceAll('==', '')}</caption>
        <thead className="text-note/6 text-ink-2 max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ cells: [name, ...cells] }) => (
            <tr
              key={name}
              className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2 max-sm:text-note/5.5 max-sm:*:border-0"
            >
              <th scope="row" className="max-sm:inline">
                {name}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="max-sm:inline max-sm:text-ink-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </NumberedSection>
  );
}
