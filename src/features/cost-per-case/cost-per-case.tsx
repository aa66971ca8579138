import { useEffect } from 'react';
import type { AskWords } from '../../content/contact-words.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { showAsResult } from '../../ui/page-state.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { keptKicker } from '../tools/kept-line.tsx';
import { Stage } from '../tools/stage.tsx';
import { Actions } from './actions.tsx';
import { answerTo } from './answer.ts';
import { Details } from './details.tsx';
import { COST_ANSWER, Editor } from './editor.tsx';
import { KeptFigures } from './kept-figures.tsx';
import { dollars } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { missing, opening, subjectOf } from './sentences.ts';
import { useSettled } from './use-settled.ts';
import { useTable } from './use-table.ts';

/** Whose figures show. */
type Whose = keyof CostWords['chart']['sources'];

type CostProps = {
  words: CostWords;
  /** Of the form that is opened from a result. */
  ask: AskWords;
  isBegun?: boolean;
};

/** Cost per signed case by channel: the figures, what they come to, and what would have to change. It sends nothing. */
export function CostPerCase({ words, ask, isBegun = false }: CostProps) {
  return (
    <ErrorBoundary>
      <Tool words={words} ask={ask} isBegun={isBegun} />
    </ErrorBoundary>
  );
}

function Tool({ words, ask, isBegun }: Required<CostProps>) {
  const { run, handle, undo, read, of, mark, isExample, pageOfOurs } = useTable(words, isBegun);
  const all = read.all && answerTo(read.all);
  const own = isExample ? undefined : all;
  const spoken = useSettled(isExample ? '' : `${opening(read)} ${missing(read)}`);
  const title =
    own?.perCaseCents === undefined ? undefined : words.title.replace('{cost}', dollars(own.perCaseCents));
  useEffect(() => (title ? showAsResult(title) : undefined), [title]);

  const isLinked = mark.kind === 'linked';
  const whose: Whose = isExample ? 'example' : pageOfOurs ? 'ours' : isLinked ? 'linked' : 'own';
  const kicker = whose === 'ours' && !all ? 'ceiling' : whose;
  const named = (text: string) => text.replace('{page}', pageOfOurs ?? '');
  const part = { read, words };
  return (
    <Stage
      view="table"
      kicker={(!isExample && keptKicker(mark, words.kept.what)) || named(words.kickers[kicker])}
      label={<p>{words.label}</p>}
      heading={words.heading}
      wide
      {...(!isExample && { printed: { at: mark.kind === 'kept' ? mark.at : undefined } })}
    >
      <div className="cost-tool" data-tool-result={isExample ? undefined : ''}>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {/* On a phone its sticker would lie on the heading. */}
        <Exhibit letter="A" className="max-sm:mt-8">
          <form
            method="dialog"
            noValidate
            onBlur={run.flush}
            onSubmit={(event) => {
              event.preventDefault();
              run.flush();
              afterPaint(() => document.getElementById(COST_ANSWER)?.focus());
            }}
          >
            <Editor {...part} of={of} isExample={isExample} run={run} undo={undo} handle={handle} />
          </form>
          <p className="mt-4 text-sm/5 text-ink-2">{named(words.chart.sources[whose])}</p>
        </Exhibit>
        <Details {...part} />
        {/* Nothing to copy, to save, to print or to go through before a first figure. */}
        {all && (
          <Actions
            read={read}
            words={words.actions}
            ask={ask}
            subject={isExample ? words.actions.subject : subjectOf(words.actions.subject, read)}
            onWanted={run.flush}
          />
        )}
        <KeptFigures mark={mark} words={words.kept} isExample={isExample} run={run} />
      </div>
    </Stage>
  );
}
