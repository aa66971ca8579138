import { CircleAlert, type LucideIcon, Target, TrendingUp, Users } from 'lucide-react';
import type { CHALLENGE_ICONS, PracticeArea } from './schema.ts';

/** The icons of the documents by the names they have in the icon set today. */
const ICONS: Record<(typeof CHALLENGE_ICONS)[number], LucideIcon> = {
  AlertCircle: CircleAlert,
  Target,
  TrendingUp,
  Users,
};

/** Four challenges, each answered under it: what goes wrong, what we do. */
export function Challenges({ challenges }: { challenges: PracticeArea['challenges'] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {challenges.map(({ icon, title, description, solution }) => {
        const Icon = ICONS[icon];
        return (
          <li key={title} className="flex flex-col border-t border-line pt-5 pb-4 lg:pt-7 lg:pb-6">
            <h3 className="flex items-start gap-3 text-[1.3125rem]/[1.2] font-[820] md:text-h3">
              <Icon aria-hidden size={24} strokeWidth={1.5} className="flex-none" />
              {title}
            </h3>
            <p className="mt-2 text-note/6 text-ink-2 md:text-body/7">{description}</p>
            <div className="mt-3 border-l-4 border-double border-red pl-4 md:mt-4">
              <p className="text-sm/6 font-bold">Our Solution</p>
              <p className="text-note/6 md:text-body/7">{solution}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
