import { hasFeature } from '../../content/this-site.ts';
import { ActionLine } from '../contact/action-line.tsx';
import { REPORT_PATH } from './paths.ts';

export function ReportLine({ text }: { text: string | undefined }) {
  if (!text || !hasFeature('report')) return null;
  const link = (
    <a href={REPORT_PATH} className="text-link arrow">
      Read the report
    </a>
  );
  return <ActionLine action={link}>{text}</ActionLine>;
}
