import { contactCopy } from '../content/contact-copy.ts';
import { Button } from '../ui/button.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

const LINK = 'font-semibold underline underline-offset-4';

export function ContactCard(props: SectionProps<BlockOf<'contact'>>) {
  const { page, subject, site } = props.context;
  return (
    <NumberedSection {...props} size="small">
      <div className="grid border border-ink border-t-[6px] border-t-mark lg:grid-cols-[1fr_22rem]">
        <div className="p-4 sm:p-9">
          <p className="max-w-measure text-note/5.5 text-ink-2 sm:text-lede/8">
            {props.section.text}
          </p>
          <Button
            href="/#contact"
            data-mdast="ignore"
            look="dark"
            className="mt-4 sm:mt-6"
            data-source={`${page}-${props.id}`}
            data-subject={subject}
          >
            {contactCopy().profile.button}
          </Button>
        </div>
        <dl className="border-t border-line bg-fog p-4 text-note/6 max-sm:grid max-sm:grid-cols-[3.25rem_1fr] sm:p-9 lg:border-t-0 lg:border-l">
          <dt className="text-ink-2">Phone</dt>
          <dd>
            <a href={site.phoneHref} className={LINK}>
              {site.phone}
            </a>
          </dd>
          <dt className="text-ink-2 sm:mt-3">Email</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${site.email}`} className={LINK}>
              {site.email}
            </a>
          </dd>
        </dl>
      </div>
    </NumberedSection>
  );
}
