import { classNames } from '../../ui/class-names.ts';
import { CONTACT_PAGES } from '../contact/paths.ts';

type UnavailableProps = {
  words: { unavailable: string; unavailableLink: string };
  className?: string;
  isShown?: boolean;
};

/**
 * Shows that a tool cannot be loaded. site/islands.ts makes it visible if the script fails; `isShown` is true if a later
 * part fails.
 */
export function Unavailable({ words, className, isShown = false }: UnavailableProps) {
  return (
    <p
      data-unavailable
      hidden={!isShown}
      role="alert"
      className={classNames(className, 'border-l-4 border-red pl-4 font-semibold')}
    >
      <span>{`${words.unavailable} `}</span>
      <a href={CONTACT_PAGES.form} className="underline underline-offset-4">
        {words.unavailableLink}
      </a>
    </p>
  );
}
