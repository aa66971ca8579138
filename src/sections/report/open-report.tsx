import { REPORT_DIALOG, REPORT_PAGES } from '../../rules/report/places.ts';
import { REPORT_WORDS } from '../../rules/report/words.ts';
import { OpenDialog } from '../open-dialog.tsx';

/** Opens the download dialog; without JavaScript, a link to the form's own page. In: the part of the page it stands in. */
export function OpenReport({ source }: { source: string }) {
  return (
    <OpenDialog
      label={REPORT_WORDS.download}
      source={source}
      dialog={REPORT_DIALOG}
      intent="report"
      formPage={REPORT_PAGES.form}
      className="no-print"
    />
  );
}
