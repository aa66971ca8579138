import type { AskWords } from '../../content/contact-words.ts';
import { Download } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { OpenAsk } from '../contact/open-contact.tsx';
import { HandOn, HandOnButton } from '../tools/hand-on.tsx';
import { tableCsv } from './csv.ts';
import type { ReadTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';

/** Name of the file a visitor saves. */
const CSV_NAME = 'cost-per-signed-case.csv';

type ActionsProps = {
  read: ReadTable;
  words: CostWords['actions'];
  /** What the contact form says the visitor asks about. */
  subject: string;
  /** Of the form that the button opens. */
  ask: AskWords;
  /** The address follows what is typed after a moment; a link is wanted now. */
  onWanted(): void;
};

/** What a visitor can do with a table. */
export function Actions({ read, words, subject, ask, onWanted }: ActionsProps) {
  return (
    <div className="mt-8">
      <div className="no-print">
        <OpenAsk
          kind="second-look"
          words={ask}
          look="primary"
          source="cost-per-signed-case-result"
          subject={subject}
        />
      </div>
      <div className="needs-script">
        <HandOn words={words} onWanted={onWanted}>
          <HandOnButton icon={Download} onClick={() => saveFile(CSV_NAME, 'text/csv', tableCsv(read))}>
            {words.download}
          </HandOnButton>
        </HandOn>
      </div>
    </div>
  );
}
