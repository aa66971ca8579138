import { afterPaint } from '../../ui/after-paint.ts';
import { type KeptMark, NOTHING_KEPT } from '../../ui/device-entry.ts';
import { KeptLine, keptDate } from '../tools/kept-line.tsx';
import { focusStage } from '../tools/stage.tsx';
import type { CostWords } from './page-schema.ts';
import type { TableRun } from './table-run.ts';

type KeptFiguresProps = {
  mark: KeptMark;
  words: CostWords['kept'];
  isExample: boolean;
  run: TableRun;
};

/** What the device keeps, and how a link's figures stand to it. */
export function KeptFigures({ mark: known, words, isExample, run }: KeptFiguresProps) {
  const ownAt = known.kind === 'linked' ? known.at : undefined;
  const mark = isExample && known.kind === 'linked' && ownAt === undefined ? NOTHING_KEPT : known;
  const linked =
    ownAt === undefined ? words.linked : words.linkedOver.replace('{date}', keptDate(ownAt, Date.now()));
  /** The visitor's own in the place of what a link has brought. */
  const showOwn = () => {
    run.recall();
    afterPaint(focusStage);
  };
  return (
    <div className="needs-script">
      <KeptLine
        mark={mark}
        what={words.what}
        sentence={mark.kind === 'linked' ? linked : undefined}
        onClear={run.clear}
      >
        {ownAt !== undefined && (
          <button type="button" className="text-link mr-6 min-h-11" onClick={showOwn}>
            {words.showOwn}
          </button>
        )}
      </KeptLine>
    </div>
  );
}
