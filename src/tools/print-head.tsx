import { useEffect, useRef } from 'react';
import { brand } from '../browser/page-state.ts';

/** Over a result on paper: whose page it is, when it was made, where it is found. */
export function PrintHead({ at = Date.now() }: { at?: number | undefined }) {
  const address = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A result gets its address after it is drawn: until then it is that of the last question.
    const write = () => {
      if (address.current) address.current.textContent = location.href;
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return (
    <div className="print-head">
      <p className="flex justify-between gap-6">
        <b>{brand()}</b>
        {new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })}
      </p>
      <p ref={address} className="wrap-anywhere">
        {location.href}
      </p>
    </div>
  );
}
