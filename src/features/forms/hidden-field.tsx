import { HIDDEN_FIELD } from './hidden-field-name.ts';

/** No person, browser or password manager fills in this trap (server/leads/spam-reasons.ts). */
export const HiddenField = () => (
  <input type="text" hidden autoComplete="off" name={HIDDEN_FIELD} />
);
