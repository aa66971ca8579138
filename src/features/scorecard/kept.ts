import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { scorecardFormSchema } from './fields.ts';
import { figuresText, readFigures } from './figures-text.ts';
import type { Report } from './report.ts';

/** Raised when the form of what is kept changes. */
const VERSION = 2;

/** What the device keeps of a result: whose it is and its figures, not the email address. */
type KeptScorecard = { businessName: string; figures: string };

function readKept(value: unknown): KeptScorecard | undefined {
  const { businessName, figures } = (value ?? {}) as Record<string, unknown>;
  const name = businessName === '' ? '' : scorecardFormSchema.shape.businessName.safeParse(businessName).data;
  if (name === undefined || typeof figures !== 'string' || !readFigures(figures)) return undefined;
  return { businessName: name, figures };
}

/** Tells the visitor's own result, which the device keeps, from one that a link has brought. */
export function keptScorecard() {
  const device = deviceEntry(KEPT_KEYS.scorecard, VERSION, readKept);
  let isOwn = true;
  const reportOf = ({ businessName, figures }: KeptScorecard): Report | undefined => {
    const report = readFigures(figures);
    return report && { ...report, businessName };
  };
  return {
    device,
    /** A link that is played with does not take the place of what the visitor has done. */
    keep(report: Report) {
      const mark = device.mark();
      const figures = figuresText(report);
      if (!figures || (!isOwn && mark.kind === 'linked' && mark.at !== undefined)) return;
      isOwn = true;
      device.keep({ businessName: report.businessName, figures });
    },
    /** A link has brought this result, which is the visitor's own where the device keeps the same: then it has its name. */
    brought(report: Report): Report {
      const found = device.find();
      isOwn = found !== undefined && found.value.figures === figuresText(report);
      if (found && isOwn) device.adopt(found);
      else device.setAside();
      return (found && isOwn && reportOf(found.value)) || report;
    },
    /** What the device keeps shows from now on. */
    recall(): Report | undefined {
      const found = device.find();
      const report = found && reportOf(found.value);
      if (!report) return undefined;
      isOwn = true;
      device.adopt(found);
      return report;
    },
    /** A result of the visitor's own begins, or is given up. */
    clear() {
      if (isOwn) device.clear();
      isOwn = true;
    },
    /** The button that clears. Says whether what shows was the visitor's own. */
    clearKept() {
      device.clear();
      return isOwn;
    },
  };
}
