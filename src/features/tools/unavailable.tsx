import { classNames } from '../../ui/class-names.ts';
import { CONTACT_PAGES } from '../contact/paths.ts';

type UnavailableProps = {
  words: { unavailable: string; unavailableLink: string };
  className?: string;
  isShown?: boolean;
};

/** A notice that a tool cannot be loaded. site/islands.ts shows it where the script fails, `isShown` where a later part does. */
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
