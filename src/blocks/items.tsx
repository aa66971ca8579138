import { Glossed } from '../ui/glossed.tsx';
import { CircleAlert, type Icon, Target, TrendingUp, Users } from '../ui/icons.tsx';
import { RuledGrid } from '../ui/ruled-grid.tsx';
import { Cites } from '../ui/sources.tsx';
import type { BlockOf, ITEM_ICONS } from './schema.ts';
import { memberOf, NumberedSection, type SectionProps } from './section-props.tsx';

type Props = SectionProps<BlockOf<'items'>>;

/** Who answers for an item, each name leading to its profile. */
const named = (slugs: readonly string[], team: Props['context']['team']) =>
  slugs.map((slug, index) => {
    const { name, path } = memberOf(slug, team);
    return (
      <span key={slug}>
        {index > 0 && ' and '}
        <a href={path} className="underline underline-offset-4">
          {name}
        </a>
      </span>
    );
  });

/** The icons by the names they have in the icon set today. */
const ICONS: Record<(typeof ITEM_ICONS)[number], Icon> = {
  AlertCircle: CircleAlert,
  Target,
  TrendingUp,
  Users,
};

/** Items as (a), (b), (c), the last line of each under it: what goes wrong, what is done. */
function Lettered({ items, lastLine }: Pick<Props['section'], 'items' | 'lastLine'>) {
  return (
    <ol className="lettered grid gap-x-12 [--hang:2rem] md:grid-cols-2 md:[--hang:2.5rem]">
      {items.map(({ icon, title, text, last }) => {
        const Drawn = icon && ICONS[icon];
        return (
          <li
            key={title}
            className="border-t border-line py-3 md:py-4 md:last:odd:col-span-2 lg:pt-7 lg:pb-6"
          >
            {Drawn && (
              <Drawn size={20} strokeWidth={1.5} className="absolute left-0 mt-7 text-ink-2" />
            )}
            <h3 className="wrap-anywhere text-lede/6 md:text-h3">{title}</h3>
            <p className="mt-1 text-note/5.5 text-ink-2 md:mt-1.5 md:text-body/7">
              <Glossed text={text} />
            </p>
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

/** Things of one kind in one ruled table: title, who answers for it, text, and a last line at the foot. */
export function Items(props: Props) {
  const { look, columns, lastLine, items } = props.section;
  if (look === 'lettered')
    return (
      <NumberedSection {...props}>
        <Lettered items={items} lastLine={lastLine} />
      </NumberedSection>
    );
  const cells = items.map(({ title, people, text, cites, last }) => ({
    title,
    over: people && named(people, props.context.team),
    text: (
      <>
        <Glossed text={text} />
        {cites && <Cites numbers={cites} />}
      </>
    ),
    foot: last && (
      <>
        <b>{lastLine}</b> {last}
      </>
    ),
  }));
  return (
    <NumberedSection {...props} size={columns === 4 ? 'small' : 'large'} wide>
      <RuledGrid cells={cells} columns={columns} lined />
    </NumberedSection>
  );
}
