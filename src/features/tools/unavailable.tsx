import { classNames } from '../../ui/class-names.ts';
import { CONTACT_PAGES } from '../contact/paths.ts';

type UnavailableProps = {
  copy: { unavailable: string; unavailableLink: string };
  className?: string;
  isShown?: boolean;
};

/**
 * site/islands.ts shows this text if the tool's script fails. `isShown` is for a view that is loaded
 * later and fails.
 */
export function Unavailable({ copy, className, isShown = false }: UnavailableProps) {
  return (
    <p
      data-unavailable
      hidden={!isShown}
      role="alert"
      className={classNames(className, 'border-l-4 border-red pl-4 font-semibold')}
    >
      <span>{`${copy.unavailable} `}</span>
      <a href={CONTACT_PAGES.form} className="underline underline-offset-4">
        {copy.unavailableLink}
      </a>
    </p>
  );
}
