import { useState } from 'react';
import { hasShareSheet } from '../../ui/share-sheet.ts';
import { Link, Printer, Share } from '../tools/icons.tsx';
import { copyAddress, shareAddress } from '../tools/share-address.ts';
import { resultHash } from './figures-text.ts';
import type { ScorecardWords } from './page-schema.ts';
import type { Report } from './report.ts';

const ICON = { size: 18, strokeWidth: 1.5 } as const;

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
  return (
    <div>
      <div className="flex flex-wrap gap-x-6">
        {hash && hasShareSheet() && (
          <button type="button" className="text-link min-h-11" onClick={() => shareAddress(address())}>
            <Share {...ICON} />
            {share.button}
          </button>
        )}
        {hash && (
          <button type="button" className="text-link min-h-11" onClick={() => copyAddress(address())}>
            <Link {...ICON} />
            {share.copy}
          </button>
        )}
        <button
          type="button"
          className="text-link min-h-11"
          onClick={() => {
            onPrint();
            print();
          }}
        >
          <Printer {...ICON} />
          {words.print}
        </button>
      </div>
      {hash && report.businessName && (
        <label className="flex min-h-11 items-center gap-2.5 text-sm/5">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={withName}
            onChange={({ target }) => setWithName(target.checked)}
          />
          {share.withName}
        </label>
      )}
      {hash && <p className="text-sm/5 text-ink-2">{share.note}</p>}
    </div>
  );
}
