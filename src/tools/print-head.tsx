import { brand } from '../browser/page-state.ts';

/** Over a result on paper: whose page it is, when it was made, where it is found. */
export function PrintHead({ at = Date.now() }: { at?: number | undefined }) {
  return (
    <div className="print-head">
      <p className="flex justify-between gap-6">
        <b>{brand()}</b>
        {new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })}
      </p>
      <p className="wrap-anywhere">{location.href}</p>
    </div>
  );
}
