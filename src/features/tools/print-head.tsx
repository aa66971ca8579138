import { brand } from '../../ui/page-state.ts';

/** A result gets its address after it is drawn: until the page is printed it is that of the last question. */
function keepAddress(line: HTMLElement | null) {
  const write = () => {
    if (line) line.textContent = location.href;
  };
  addEventListener('beforeprint', write);
  return () => removeEventListener('beforeprint', write);
}

/** Over a result on paper: whose page it is, when it was made, where it is found. */
export function PrintHead({ at = Date.now() }: { at?: number | undefined }) {
  return (
    <div className="print-head">
      <p className="flex justify-between gap-6">
        <b>{brand()}</b>
        {new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })}
      </p>
      <p ref={keepAddress} className="wrap-anywhere">
        {location.href}
      </p>
    </div>
  );
}
