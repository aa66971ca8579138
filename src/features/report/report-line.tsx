import { hasFeature } from '../../content/this-site.ts';
import { AskLine } from '../contact/ask-line.tsx';
import { REPORT_PATH } from './paths.ts';

/**
 * Shows a link to the research report where a page speaks of what it counted; nothing where the page's file has no
 * line, or the site no report.
 */
export function ReportLine({ text }: { text: string | undefined }) {
  if (!text || !hasFeature('report')) return null;
  const link = (
    <a href={REPORT_PATH} className="text-link arrow">
      Read the report
    </a>
  );
  return <AskLine action={link}>{text}</AskLine>;
}
