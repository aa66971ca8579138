import { whyNotUsed } from '../../../src/features/intake/considerations/reasons.ts';
import {
  type ConsiderationsPreview,
  readConsiderations,
  type Span,
} from '../../../src/features/intake/considerations.ts';
import type { StatementsOf } from '../script-writer.ts';
import type { Library } from './library.ts';
import { callBackLine, type Line, statementLine } from './lines.ts';
import { say } from './say.ts';

/** What a script for these answers will say of the considerations: the same lines, said by the same function. */
export function previewConsiderations(library: Library, answers: StatementsOf): ConsiderationsPreview {
  // no line of a consideration names the firm, which is not known yet
  const config = { ...answers, firmName: '', email: '' };
  const text = config.specialConsiderations;
  const own = ({ start, end }: Span) => text.slice(start, end);
  const sentence = (line: Line) => say(library, config, line, { tone: config.tone, plain: false });
  const { statements, notUsed } = readConsiderations(text, config);
  const promised = callBackLine(library, config);
  return {
    said: [
      ...statements.flatMap((statement) => {
        const line = statementLine(library, config, statement);
        const { spans } = statement;
        return line ? [{ sentence: sentence(line), own: spans.map(own), spans }] : [];
      }),
      ...promised.map((line) => ({ sentence: sentence(line), own: [], spans: [] })),
    ],
    notUsed: notUsed.map((each) => ({ own: own(each.span), why: whyNotUsed(each), span: each.span })),
  };
}
