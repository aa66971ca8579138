import { ArrowRight } from '../../ui/icons.tsx';
import { AskLine } from '../contact/ask-line.tsx';
import { READER_PATH } from './places.ts';

/** Leads to the page reader where a page speaks of what it looks for. Nothing where there is no line. */
export function ReaderLine({ text }: { text: string | undefined }) {
  if (!text) return null;
  const link = (
    <a href={READER_PATH} className="text-link">
      <span>Read a page</span>
      <ArrowRight size={18} strokeWidth={1.5} />
    </a>
  );
  return <AskLine action={link}>{text}</AskLine>;
}
