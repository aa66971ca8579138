import { contactCopy } from '../../content/contact-copy.ts';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { CallToAction } from './call-to-action.tsx';
import { OpenContact } from './open-contact.tsx';

/** Renders the call to action at the end of a page: statement, text, a button for the dialog and a link to the phone. */
export function Closing({
  heading,
  text,
  button,
  source,
  subject,
  site,
  phonePrefix = 'Call',
}: {
  heading: string;
  text: string;
  button: string;
  source: string;
  /** Subject of the request; left out if the page has no particular subject. */
  subject?: string;
  site: Site;
  phonePrefix?: string;
}) {
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
