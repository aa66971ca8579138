/**
 * Addresses that pages link to already and that later work brings. The link test lets them pass and fails as
 * soon as one of them exists or is linked by nobody, so that this list can only shrink to nothing.
 */
export const ARRIVES_LATER: readonly string[] = [];
