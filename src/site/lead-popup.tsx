import { readsProfiles } from '../content/reads-profiles.ts';
import { buttonClass } from '../ui/button.tsx';
import { X } from '../ui/icons.tsx';
import { type PopupVariant, popupVariants } from './lead-popup-rules.ts';

type Words = { title: string; subtitle: string; note?: string; button: string; href: string };

const VARIANTS: Record<PopupVariant, Words> = {
  'ai-quiz': {
    title: 'Is Your Firm Ready for AI Search?',
    subtitle: 'Take our 2-minute quiz',
    button: 'Start Free Quiz',
    href: '/tools/ai-seo-quiz',
  },
  'gmb-scorecard': {
    title: "How's Your Google Business Profile?",
    subtitle: 'Get your free scorecard',
    ...(!readsProfiles && { note: 'Simulated first, then your own figures.' }),
    button: 'Get Scorecard',
    href: '/tools/gmb-scorecard',
  },
};

/** The lead popups of a path, hidden; boot.ts shows one of them when its time has come. */
export function LeadPopup({ path }: { path: string }) {
  return popupVariants(path).map((type) => {
    const { title, subtitle, note, button, href } = VARIANTS[type];
    return (
      <aside
        key={type}
        data-lead-popup={type}
        hidden
        aria-label={title}
        className="pointer-events-auto relative mx-4 mb-4 w-[min(21rem,calc(100vw-2rem))] self-end border border-ink bg-paper p-5 pr-12 sm:mx-8"
      >
        <p className="text-[1.1875rem]/6 font-[820] tracking-[-0.015em] text-balance">{title}</p>
        <p className="mt-1.5 text-note/6 text-ink-2">{subtitle}</p>
        {note && <p className="mt-1 text-sm/5 text-ink-2">{note}</p>}
        <a href={href} className={buttonClass('primary', 'small', 'mt-3.5')}>
          {button}
        </a>
        <button type="button" aria-label="Dismiss" className="icon-btn absolute top-1.5 right-1.5">
          <X size={20} strokeWidth={1.5} />
        </button>
      </aside>
    );
  });
}
