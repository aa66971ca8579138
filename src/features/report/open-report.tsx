import { OpenDialog } from '../../ui/open-dialog.tsx';
import { REPORT_DIALOG, REPORT_PAGES } from './places.ts';
import { REPORT_WORDS } from './words.ts';

/** Without JavaScript, a link to the form's own page. `source` is the part of the page it stands in. */
export function OpenReport({ source }: { source: string }) {
  return (
    <OpenDialog
      label={REPORT_WORDS.download}
      source={source}
      dialog={REPORT_DIALOG}
      formPage={REPORT_PAGES.form}
      className="no-print"
    />
  );
}
