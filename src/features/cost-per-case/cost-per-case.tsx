import { useEffect } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import { showAsResult } from '../../ui/page-state.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { keptKicker } from '../tools/kept-line.tsx';
import { NOT_YET } from '../tools/not-yet.ts';
import { Stage } from '../tools/stage.tsx';
import { Actions } from './actions.tsx';
import { answerTo } from './answer.ts';
import { Editor } from './editor.tsx';
import { KeptFigures } from './kept-figures.tsx';
import { dollars } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { AnswerExhibit, COST_ANSWER, Details, type Whose } from './result.tsx';
import { missing, opening, subjectOf } from './sentences.ts';
import { useSettled } from './use-settled.ts';
import { useTable } from './use-table.ts';

type CostProps = { words: CostWords; isBegun?: boolean };

/** Cost per signed case by channel: the figures, what they come to, and what would have to change. It sends nothing. */
export function CostPerCase({ words, isBegun = false }: CostProps) {
  return (
    <ErrorBoundary>
      <Tool words={words} isBegun={isBegun} />
    </ErrorBoundary>
  );
}

function Tool({ words, isBegun }: Required<CostProps>) {
  const { run, handle, undo, read, mark, isExample, pageOfOurs } = useTable(words, isBegun);
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
        {isExample && (
          <Button className="no-print mb-9" disabled={NOT_YET} onClick={handle.clear}>
            {words.begin}
          </Button>
        )}
        <AnswerExhibit {...part} source={named(words.chart.sources[whose])} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
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
          <Editor {...part} isExample={isExample} run={run} undo={undo} handle={handle} />
        </form>
        <Details {...part} />
        {/* Nothing to copy, to save, to print or to go through before a first figure. */}
        {all && (
          <Actions
            read={read}
            words={words.actions}
            subject={isExample ? words.actions.subject : subjectOf(words.actions.subject, read)}
            onWanted={run.flush}
          />
        )}
        <KeptFigures mark={mark} words={words.kept} isExample={isExample} run={run} />
      </div>
    </Stage>
  );
}
