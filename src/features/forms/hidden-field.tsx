import { HIDDEN_FIELD } from './hidden-field-name.ts';

/**
 * A trap for programs: no person can see, hear or focus this field, and neither a browser nor a password manager fills it
 * in. If it has a value, the server treats the lead as spam (server/leads/spam-reasons.ts).
 */
export const HiddenField = () => (
  <input type="text" hidden autoComplete="off" name={HIDDEN_FIELD} />
);
