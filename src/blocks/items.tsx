import { Glossed } from '../ui/glossed.tsx';
import { RuledGrid } from '../ui/ruled-grid.tsx';
import { Cites } from '../ui/sources.tsx';
import type { BlockOf } from './schema.ts';
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

/** Things of one kind in one ruled table: title, who answers for it, text, and a last line at the foot. */
export function Items(props: Props) {
  const { columns, lastLine, items } = props.section;
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
