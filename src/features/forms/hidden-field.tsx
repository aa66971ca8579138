import { HIDDEN_FIELD } from './hidden-field-name.ts';

/**
 * A field that no person sees, hears or reaches with the Tab key, and that neither a browser nor a password manager fills
 * in. The server marks a lead whose field is filled in (server/leads/spam-reasons.ts).
 */
export const HiddenField = () => (
  <input type="text" hidden autoComplete="off" name={HIDDEN_FIELD} />
);
