import { ActionLine } from '../features/contact/action-line.tsx';
import { READER_PATH } from '../features/page-reader/paths.ts';

export function PageReaderLink({ text }: { text: string | undefined }) {
  if (!text) return null;
  const link = (
    <a href={READER_PATH} className="text-link arrow">
      Read a page
    </a>
  );
  return <ActionLine action={link}>{text}</ActionLine>;
}
