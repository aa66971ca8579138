import type { ReactNode } from 'react';
import { contactCopy } from '../../content/contact-copy.ts';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { OpenContact } from './open-contact.tsx';

type ClosingProps = {
  heading: string;
  text: string;
  /** Label of the button; by default the label of the button for a free session. */
  button?: string;
  source: string;
  subject?: string;
  site: Pick<Site, 'phone' | 'phoneHref'>;
  phonePrefix?: string;
};

export function Closing(props: ClosingProps) {
  const { heading, text, source, subject, site, phonePrefix = 'Call' } = props;
  const { button = contactCopy().session.button } = props;
  return (
    <CallToAction
      lines={[heading.replaceAll('==', '')]}
      text={text}
      facts={contactCopy().closing}
      action={
        <>
          <OpenContact label={button} source={source} subject={subject} />
          <Button look="night" href={site.phoneHref}>
            {phonePrefix} {site.phone}
          </Button>
        </>
      }
    />
  );
}

type CallToActionProps = {
  lines: readonly string[];
  text: string;
  action: ReactNode;
  facts?: readonly { term: string; text: ReactNode }[];
  id?: string;
};

export function CallToAction({ lines, text, action, facts, id }: CallToActionProps) {
  return (
    <section
      id={id}
      aria-labelledby="closing-heading"
      className="on-night bleed mt-9 grid gap-x-16 gap-y-6 bg-ink py-8 text-paper lg:mt-14 lg:grid-cols-[1fr_400px] lg:items-end lg:py-14"
    >
      <div>
        <h2 id="closing-heading" className="text-h2 xl:whitespace-pre-line">
          {lines.join('\n')}
        </h2>
        <p className="mt-4 max-w-measure text-lede/8 text-night-2">{text}</p>
        <div className="mt-6 flex flex-wrap gap-4">{action}</div>
      </div>
      {facts && facts.length > 0 && (
        <dl className="border-t border-night-line text-note/6">
          {facts.map((fact) => (
            <div key={fact.term} className="flex gap-3 border-b border-night-line py-2">
              <dt className="max-w-1/2 flex-none font-bold">{fact.term}</dt>
              <dd className="min-w-0 text-night-2">{fact.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
