import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import type { IntakePage } from './page-schema.ts';
import { INTAKE_BUILDER_SLUG } from './places.ts';
import type { IntakeScript } from './schema.ts';
import { linesIn, scriptFrom } from './script.ts';
import { LineText, SheetPart } from './script-sheet.tsx';
import './script.css';

/** The part of the example that shows, after the opening and what cannot wait, and which of its lines. */
const EXAMPLE = { part: 2, from: 2, to: 4 };

function Rules({ rules }: Pick<IntakePage, 'rules'>) {
  return (
    <Section number={1} label={rules.label} heading={rules.heading} id="rules">
      <ul className="grid gap-x-9 border-b border-line md:grid-cols-2">
        {rules.points.map(({ title, text, cites }) => (
          <li key={title} className="border-t border-line py-3">
            <b>{`${title} `}</b>
            <span className="text-ink-2">{text}</span>
            <Cites numbers={cites} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Example({ page: { example }, script }: { page: IntakePage; script: IntakeScript }) {
  const { parts, lines } = scriptFrom(script);
  const part = parts[EXAMPLE.part];
  const shown = linesIn(lines, part?.id ?? '').slice(EXAMPLE.from, EXAMPLE.to);
  return (
    <Section number={2} label={example.label} heading={example.heading} id="example">
      <Exhibit letter="A" className="script-exhibit min-w-0">
        {part && (
          <div className="intake-script">
            <SheetPart part={part}>
              {shown.map(({ id, text }) => (
                <li key={id} className="script-line">
                  <LineText id={id} text={text} />
                </li>
              ))}
            </SheetPart>
          </div>
        )}
      </Exhibit>
      <p className="mt-4 max-w-measure text-note/6 text-ink-2">{example.text}</p>
    </Section>
  );
}

/** The page of the intake-script builder; `script` is the example. */
export function IntakeBuilderView({
  page,
  script,
  ...frame
}: ToolViewProps<IntakePage> & { script: IntakeScript }) {
  const sections = (
    <>
      <Rules {...page} />
      <Example {...{ page, script }} />
    </>
  );
  return (
    <ToolPage
      {...frame}
      page={page}
      slug={INTAKE_BUILDER_SLUG}
      sections={sections}
      sources={page.sources}
    />
  );
}
