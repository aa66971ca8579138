import { HIDDEN_FIELD } from './hidden-field-name.ts';

/**
 * A field that no person meets: not shown, not read out, not in the order of the Tab key, and neither a browser nor a
 * password manager fills in what is not shown. The server marks a lead in which it is filled in (server/leads/spam-reasons.ts).
 */
export const HiddenField = () => (
  <input type="text" hidden autoComplete="off" name={HIDDEN_FIELD} />
);
