import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import type { IntakePage } from './page-schema.ts';
import { INTAKE_BUILDER_SLUG } from './paths.ts';
import { LineText, SheetPart } from './script-sheet.tsx';
import './script.css';

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

function Example({ example }: Pick<IntakePage, 'example'>) {
  const { label, heading, text, part, lines } = example;
  return (
    <Section number={2} label={label} heading={heading} id="example">
      <Exhibit letter="A" className="script-exhibit min-w-0">
        <div className="@container">
          <SheetPart part={{ id: 'example', heading: part }}>
            {lines.map((line) => (
              <li key={line} className="script-line">
                <LineText id={line} text={line} />
              </li>
            ))}
          </SheetPart>
        </div>
      </Exhibit>
      <p className="mt-4 max-w-measure text-note/6 text-ink-2">{text}</p>
    </Section>
  );
}

export function IntakeBuilderView({ page, ...frame }: ToolViewProps<IntakePage>) {
  return (
    <ToolPage
      {...frame}
      page={page}
      slug={INTAKE_BUILDER_SLUG}
      sections={
        <>
          <Rules {...page} />
          <Example {...page} />
        </>
      }
      sources={page.sources}
    />
  );
}
