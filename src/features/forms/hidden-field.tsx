import { HIDDEN_FIELD } from './hidden-field-name.ts';

/**
 * A trap: no person, browser or password manager fills it in. A lead with a value is spam
 * (server/leads/spam-reasons.ts).
 */
export const HiddenField = () => (
  <input type="text" hidden autoComplete="off" name={HIDDEN_FIELD} />
);
