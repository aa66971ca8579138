import type { ReactNode } from 'react';
import { ServerPart } from '../../ui/ready-html.tsx';
import type { LeadFormTarget } from './form-html.ts';

/** A form page for visitors without JavaScript. The server shows errors in `box`. */
export function FormPage({
  title,
  lede,
  notes,
  box,
  below,
}: {
  title: string;
  lede: string;
  notes: ReactNode;
  box: { styleSources: string; buildData: LeadFormTarget; html: string };
  below?: ReactNode;
}) {
  return (
    <div className="page grid gap-x-16 gap-y-hero-gap py-hero lg:grid-cols-[1fr_34rem] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 data-text-key="title" className="text-hero lg:text-h2">
          {title}
        </h1>
        <p
          data-text-key="lede"
          className="mt-3 max-w-measure text-body/6.5 text-ink-2 sm:mt-5 sm:text-lede/8"
        >
          {lede}
        </p>
      </div>
      <div className="self-start border border-ink border-t-[6px] border-t-mark px-5 py-5 sm:px-9 sm:py-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ServerPart {...box} />
      </div>
      <div>{notes}</div>
      {below && <div className="lg:col-span-2">{below}</div>}
    </div>
  );
}
