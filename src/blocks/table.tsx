import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

/** Renders a table with the width of the page. On a phone, the cells of a row are under each other. */
export function Table(props: SectionProps<BlockOf<'table'>>) {
  const { heading, columns, rows } = props.section;
  return (
    <NumberedSection {...props} size="small" wide>
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
