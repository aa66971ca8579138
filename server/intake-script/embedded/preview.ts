import { whyNotUsed } from '../../../src/features/intake/considerations/reasons.ts';
import {
  type ConsiderationsPreview,
  readConsiderations,
  type Span,
} from '../../../src/features/intake/considerations.ts';
import type { ReadRequest } from '../../../src/features/intake/schema.ts';
import type { Library } from './library.ts';
import { statementLine } from './lines.ts';
import { say } from './say.ts';

/** What a script for these answers will say of the considerations: the same lines, said by the same function. */
export function previewConsiderations(library: Library, answers: ReadRequest): ConsiderationsPreview {
  // no line of a consideration names the firm, which is not known yet
  const config = { ...answers, firmName: '', email: '' };
  const text = config.specialConsiderations;
  const own = ({ start, end }: Span) => text.slice(start, end);
  const { statements, notUsed } = readConsiderations(text, config);
  return {
    said: statements.flatMap((statement) => {
      const line = statementLine(library, config, statement);
      const { spans } = statement;
      const sentence = line && say(library, config, line, { tone: config.tone, plain: false });
      return sentence ? [{ sentence, own: spans.map(own), spans }] : [];
    }),
    notUsed: notUsed.map((each) => ({ own: own(each.span), why: whyNotUsed(each), span: each.span })),
  };
}
