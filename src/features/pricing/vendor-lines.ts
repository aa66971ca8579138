/** Anchor of the pricing page's answers to what an article tells a firm to ask of any vendor. */
export const VENDOR_ANSWERS = 'our-answers';
