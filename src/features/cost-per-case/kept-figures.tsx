import { type KeptMark, NOTHING_KEPT } from '../../ui/device-entry.ts';
import { KeptLine, keptDate } from '../tools/kept-line.tsx';
import type { CostWords } from './page-schema.ts';

type KeptFiguresProps = {
  mark: KeptMark;
  words: CostWords['kept'];
  isExample: boolean;
  onClear(): void;
  /** Shows the visitor's own in the place of what a link has brought. */
  onShowOwn(): void;
};

/** What the device keeps, and how a link's figures stand to it. */
export function KeptFigures({ mark: known, words, isExample, onClear, onShowOwn }: KeptFiguresProps) {
  const ownAt = known.kind === 'linked' ? known.at : undefined;
  const mark = isExample && known.kind === 'linked' && ownAt === undefined ? NOTHING_KEPT : known;
  const linked =
    ownAt === undefined ? words.linked : words.linkedOver.replace('{date}', keptDate(ownAt, Date.now()));
  return (
    <div className="needs-script">
      <KeptLine
        mark={mark}
        what={words.what}
        sentence={mark.kind === 'linked' ? linked : undefined}
        onClear={onClear}
      >
        {ownAt !== undefined && (
          <button type="button" className="text-link mr-6 min-h-11" onClick={onShowOwn}>
            {words.showOwn}
          </button>
        )}
      </KeptLine>
    </div>
  );
}
