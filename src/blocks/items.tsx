import { SectionExhibit } from '../features/exhibits/exhibit.tsx';
import { classNames } from '../ui/class-names.ts';
import { GlossedText } from '../ui/glossed-text.tsx';
import { CircleAlert, type Icon, Target, TrendingUp, Users } from '../ui/icons.tsx';
import { Cites } from '../ui/sources.tsx';
import type { ITEM_ICONS } from './list-schemas.ts';
import type { BlockOf } from './schema.ts';
import { NumberedSection, requireMember, type SectionProps } from './section-props.tsx';

type Props = SectionProps<BlockOf<'items'>>;

const renderPeopleLinks = (slugs: readonly string[], team: Props['context']['team']) =>
  slugs.map((slug, index) => {
    const { name, path } = requireMember(slug, team);
    return (
      <span key={slug}>
        {index > 0 && ' and '}
        <a href={path} className="underline underline-offset-4">
          {name}
        </a>
      </span>
    );
  });

/** The keys are the names in content files. Some are former names of lucide icons. */
const ICONS: Record<(typeof ITEM_ICONS)[number], Icon> = {
  AlertCircle: CircleAlert,
  Target,
  TrendingUp,
  Users,
};

function LetteredList({ items, lastLine }: Pick<Props['section'], 'items' | 'lastLine'>) {
  return (
    <ol className="lettered grid gap-x-12 [--hang:2rem] md:grid-cols-2 md:[--hang:2.5rem]">
      {items.map(({ icon, title, text, last }) => {
        const ItemIcon = icon && ICONS[icon];
        return (
          <li
            key={title}
            className="border-t border-line py-3 md:py-4 md:last:odd:col-span-2 lg:pt-7 lg:pb-6"
          >
            {ItemIcon && (
              <ItemIcon size={20} strokeWidth={1.5} className="absolute left-0 mt-7 text-ink-2" />
            )}
            <h3 className="wrap-anywhere text-lede/6 md:text-h3">{title}</h3>
            {text && (
              <p className="mt-1 text-note/5.5 text-ink-2 md:mt-1.5 md:text-body/7">
                <GlossedText text={text} />
              </p>
            )}
            {last && (
              <div className="mt-1.5 -ml-(--hang) border-l-4 border-double border-red pl-[calc(var(--hang)-4px)] md:mt-4">
                <p className="text-sm/5 font-bold md:text-sm/6">{lastLine}</p>
                <p className="text-note/5.5 md:text-body/7">{last}</p>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A single cell in the last row is as wide as the row. */
const LAYOUTS = {
  1: { list: undefined, cell: undefined },
  2: { list: 'md:grid-cols-2', cell: 'md:last:odd:col-span-2' },
  3: { list: 'md:grid-cols-2 xl:grid-cols-3', cell: 'md:max-xl:last:odd:col-span-2' },
  4: { list: 'sm:grid-cols-2 xl:grid-cols-4', cell: undefined },
} as const;
/** Classes by number of cells in the last row; 0 means a full row. The last cell fills the row. */
const LAST_OF_THREE = [undefined, 'xl:last:col-span-3', 'xl:last:col-span-2'] as const;

function chooseColumns(cellCount: number, columns: number): keyof typeof LAYOUTS {
  if (cellCount === 1) return 1;
  if (columns === 4 && cellCount % 4 === 0) return 4;
  return columns === 2 || (cellCount % 3 !== 0 && cellCount % 2 === 0) ? 2 : 3;
}

function ItemGrid({ section: { lastLine, strongLast, items, ...section }, context }: Props) {
  const columns = chooseColumns(items.length, section.columns);
  const isSmall = columns === 4;
  return (
    <ul className={classNames('grid border-t border-l border-line', LAYOUTS[columns].list)}>
      {items.map(({ id, title, people, text, cites, last }) => (
        <li
          key={title}
          id={id}
          className={classNames(
            items.some((item) => item.people) ? 'row-span-4' : 'row-span-3',
            'grid grid-rows-subgrid border-r border-b border-line',
            isSmall ? 'p-4 sm:p-5' : 'px-4 py-3 sm:p-6',
            LAYOUTS[columns].cell,
            columns === 3 && LAST_OF_THREE[items.length % 3],
          )}
        >
          <h3 className={isSmall ? 'text-lede/6.5' : 'text-h3 max-sm:text-lede/6.5'}>{title}</h3>
          {people && (
            <p className="mt-1.5 text-note/6 sm:mt-2.5">
              {renderPeopleLinks(people, context.team)}
            </p>
          )}
          {text && (
            <p
              className={classNames(
                'mt-1.5 text-ink-2 max-sm:text-note/6 sm:mt-2.5',
                isSmall && 'text-note/6',
              )}
            >
              <GlossedText text={text} />
              {cites && <Cites numbers={cites} />}
            </p>
          )}
          {last && strongLast && (
            <p className="pt-4 text-note/6">
              <b className="font-semibold">
                {lastLine} {last}
              </b>
            </p>
          )}
          {last && !strongLast && (
            <p className="mt-4 border-t border-line pt-3 text-note/6">
              <b>{lastLine}</b> {last}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function ItemRows({ items }: Pick<Props['section'], 'items'>) {
  return (
    <ul className="border-b border-line">
      {items.map(({ title, text, facts = [] }) => (
        <li
          key={title}
          className="grid gap-x-9 gap-y-3 border-t border-line py-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,10fr)]"
        >
          <h3 className="text-h3">{title}</h3>
          {text && (
            <p className="text-ink-2">
              <GlossedText text={text} />
            </p>
          )}
          {facts.length > 0 && (
            <dl className="grid gap-x-9 gap-y-2 text-note/6 md:grid-cols-3">
              {facts.map((fact) => (
                <div key={fact.term}>
                  <dt className="inline font-bold md:block">{fact.term}</dt>{' '}
                  <dd className="inline text-ink-2 md:block">{fact.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Items(props: Props) {
  const { look, columns, intro, cites, exhibit, lastLine, items } = props.section;
  const isSmall = look === 'rows' || columns === 4;
  return (
    <NumberedSection {...props} size={isSmall ? 'small' : 'large'} isWide={look !== 'lettered'}>
      {intro && (
        <p className="mb-7 max-w-[36em] text-lede/8 lg:mb-8">
          {intro}
          {cites && <Cites numbers={cites} />}
        </p>
      )}
      <SectionExhibit exhibit={exhibit} letter={props.letter} />
      {look === 'rows' && <ItemRows items={items} />}
      {look === 'lettered' && <LetteredList items={items} lastLine={lastLine} />}
      {look === 'grid' && <ItemGrid {...props} />}
    </NumberedSection>
  );
}
