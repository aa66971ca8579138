import { Exhibit } from '../../ui/exhibit.tsx';
import { NumberedList } from '../../ui/numbered-list.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Ask } from '../contact/ask.tsx';
import { readerOffer } from '../page-reader/offer.ts';
import { ReaderLine } from '../page-reader/reader-line.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { PAGE_FIGURES } from './page-figures.ts';
import type { WebDesign } from './web-design-schema.ts';

/** What is measured, a line each; the page's script writes the figures in, each into a place that is kept for it. */
function PageFigures({ measured }: Pick<WebDesign, 'measured'>) {
  return (
    <dl className="border-b border-line xl:grid xl:grow">
      {PAGE_FIGURES.map((name) => {
        const { term, note } = measured.figures[name];
        return (
          <div
            key={name}
            className="grid content-start gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_17rem] sm:items-baseline"
          >
            <dt className="font-bold">{term}</dt>
            <dd className="font-mono text-note/6 font-bold sm:text-right">
              <data data-figure={name} value="">
                {measured.notMeasured}
              </data>
            </dd>
            <dd className="text-sm/5 text-ink-2 sm:col-span-2">{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Parts({ drawing, page }: { drawing: WebDesign['measured']['before']; page: 'before' | 'after' }) {
  return (
    <figure className="grid grid-cols-[minmax(0,min(9rem,61%))_minmax(0,1fr)] content-start gap-x-5">
      <figcaption className="col-span-2 mb-3 font-bold">{drawing.title}</figcaption>
      <DrawnPage page={page} title={drawing.title} id={`drawn-${page}`} />
      <NumberedList items={drawing.parts} className="grid content-start gap-3 text-sm/5" />
    </figure>
  );
}

function ExhibitTitle({ text }: { text: string }) {
  return <p className="beside-sticker text-lede/6.5 font-[820] tracking-[-0.015em] text-balance">{text}</p>;
}

/** The page itself as an exhibit: what the visitor's browser measured of it, beside a page before and after as drawings. */
export function MeasuredPage({
  number,
  measured,
  subject,
}: {
  number: number;
  measured: WebDesign['measured'];
  subject: string;
}) {
  return (
    <Section number={number} label={measured.label} heading={measured.heading} id="measured" wide>
      <div className="grid gap-x-7 gap-y-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Exhibit letter="A" className="xl:flex xl:flex-col">
          <ExhibitTitle text={measured.title} />
          <p className="mt-2 mb-5 text-note/6 text-ink-2">{measured.text}</p>
          <PageFigures measured={measured} />
          <p className="mt-4 text-sm/5 text-ink-2">{measured.byHand}</p>
        </Exhibit>
        <Exhibit letter="B">
          <ExhibitTitle text={measured.drawingTitle} />
          <p className="mt-2 text-note/6 text-ink-2">{measured.drawingText}</p>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-9 md:max-xl:grid-cols-2">
            <Parts drawing={measured.before} page="before" />
            <Parts drawing={measured.after} page="after" />
          </div>
          <p className="mt-5 text-sm/5 text-ink-2">{measured.drawingNote}</p>
        </Exhibit>
      </div>
      <Ask ask={measured.ask} source="web-design-measured" subject={subject} />
      <ReaderLine text={readerOffer(measured.reader)} />
    </Section>
  );
}
