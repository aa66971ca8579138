import { canReadProfiles, isPathOff } from '../content/this-site.ts';
import { buttonClass } from '../ui/button.tsx';
import { POPUP_VARIANTS, type PopupVariant } from './lead-popup-rules.ts';

type PopupCopy = { title: string; subtitle: string; note?: string; button: string; href: string };

const VARIANTS: Record<PopupVariant, PopupCopy> = {
  'ai-quiz': {
    title: 'Is Your Firm Ready for AI Search?',
    subtitle: 'Take our 2-minute quiz',
    button: 'Start Free Quiz',
    href: '/tools/ai-seo-quiz',
  },
  'gmb-scorecard': {
    title: "How's Your Google Business Profile?",
    subtitle: 'Get your free scorecard',
    ...(!canReadProfiles && { note: 'A sample first, then yours.' }),
    button: 'Get Scorecard',
    href: '/tools/gmb-scorecard',
  },
};

/** Each popup is in a template; lead-popup.ts shows one of them. */
export function LeadPopups() {
  return POPUP_VARIANTS.filter((type) => !isPathOff(VARIANTS[type].href)).map((type) => {
    const { title, subtitle, note, button, href } = VARIANTS[type];
    return (
      <aside
        key={type}
        data-lead-popup={type}
        hidden
        aria-label={title}
        className="bottom-bar lead-popup relative"
      >
        <template>
          <p className="lead-popup-text">
            <b className="tracking-heading sm:font-heavy">{title}</b>{' '}
            <span className="text-ink-2">
              {subtitle}
              {note && <small className="text-xs/4.5">{note}</small>}
            </span>
          </p>
          <a href={href} className={buttonClass('primary', 'small', 'whitespace-nowrap')}>
            {button}
          </a>
          <button type="button" aria-label="Dismiss" className="icon-btn icon-x" />
        </template>
      </aside>
    );
  });
}
