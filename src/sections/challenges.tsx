import { CircleAlert, type LucideIcon, Target, TrendingUp, Users } from 'lucide-react';
import type { CHALLENGE_ICONS, PracticeArea } from '../schemas/practice-area.ts';

/** The icons of the documents by the names they have in the icon set today. */
const ICONS: Record<(typeof CHALLENGE_ICONS)[number], LucideIcon> = {
  AlertCircle: CircleAlert,
  Target,
  TrendingUp,
  Users,
};

/** Four challenges, each answered on the same line: what goes wrong at the left, what we do at the right. */
export function Challenges({ challenges }: { challenges: PracticeArea['challenges'] }) {
  return (
    <ul className="border-b border-line">
      {challenges.map(({ icon, title, description, solution }) => {
        const Icon = ICONS[icon];
        return (
          <li
            key={title}
            className="grid gap-x-10 gap-y-5 border-t border-line py-7 md:grid-cols-[1.75rem_1fr_1fr] md:gap-x-6 lg:py-8"
          >
            <Icon aria-hidden size={26} strokeWidth={1.5} className="md:mt-0.5" />
            <div className="lg:pr-6">
              <h3 className="text-h3 font-[820]">{title}</h3>
              <p className="mt-2.5 text-ink-2">{description}</p>
            </div>
            <div className="border-l-4 border-double border-red pl-5 lg:pl-6">
              <p className="text-sm/7 font-bold">Our Solution</p>
              <p className="mt-1">{solution}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
