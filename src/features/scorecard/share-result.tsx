import { useState } from 'react';
import { Link, Printer, Share } from '../../ui/icons.tsx';
import { hasShareSheet } from '../../ui/share-sheet.ts';
import { HandOnButton } from '../tools/hand-on.tsx';
import { copyAddress, shareAddress } from '../tools/share-address.ts';
import { resultHash } from './figures-text.ts';
import type { ScorecardWords } from './page-schema.ts';
import type { Report } from './report.ts';

type ShareResultProps = {
  report: Report;
  words: ScorecardWords['results'];
  /** What was typed last is in the address before it is printed. */
  onPrint(): void;
};

/** What a visitor can do with a result: print it and, once it has figures of their own, hand its address on. */
export function ShareResult({ report, words, onPrint }: ShareResultProps) {
  const [withName, setWithName] = useState(false);
  const { share } = words;
  const hash = resultHash(report, withName);
  const address = () => `${location.origin}${location.pathname}${hash}`;
  const printNow = () => {
    onPrint();
    print();
  };
  return (
    <div>
      <div className="flex flex-wrap gap-x-6">
        {hash && hasShareSheet() && (
          <HandOnButton icon={Share} onClick={() => shareAddress(address())}>
            {share.button}
          </HandOnButton>
        )}
        {hash && (
          <HandOnButton icon={Link} onClick={() => copyAddress(address())}>
            {share.copy}
          </HandOnButton>
        )}
        <HandOnButton icon={Printer} onClick={printNow}>
          {words.print}
        </HandOnButton>
      </div>
      {hash && report.businessName && (
        <label className="flex min-h-11 items-center gap-2.5 text-sm/5">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={withName}
            onChange={({ target }) => setWithName(target.checked)}
          />
          <span>{share.withName}</span>
        </label>
      )}
      {hash && <p className="text-sm/5 text-ink-2">{share.note}</p>}
    </div>
  );
}
