import { attribute, contains, type Element, hasClass } from './tree.ts';

/** Elements that only a visitor with a screen and a mouse has a use for. */
const CONTROLS = new Set([
  'button',
  'dialog',
  'form',
  'iframe',
  'input',
  'nav',
  'noscript',
  'progress',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);
/** Where a link that looks like a button leads when it only opens the contact form or moves down the page. */
const ACTION = /^(#|\/#|\/contact\b)/;
const BACK_TO_FOOTNOTE = '#claim-ref-';

/** A word whose explanation opens when it is pointed at stays; it is a button only for that. */
const isTerm = (element: Element) => 'dataHoverCard' in element.properties;

/** One step of an application: what it asks is listed on its page in words too. */
const isApplication = (element: Element) =>
  element.tagName === 'section' && contains(element, ({ tagName }) => tagName === 'form');

/** True for a part of a page that is no text to read: controls, navigation, ornament, the call to action at the end. */
export function isLeftOut(element: Element): boolean {
  const href = attribute(element, 'href');
  return (
    (CONTROLS.has(element.tagName) && !isTerm(element)) ||
    attribute(element, 'ariaHidden') === 'true' ||
    'hidden' in element.properties ||
    attribute(element, 'role') === 'tooltip' ||
    attribute(element, 'dataMdast') === 'ignore' ||
    attribute(element, 'ariaLabelledBy') === 'closing-heading' ||
    isApplication(element) ||
    href.startsWith(BACK_TO_FOOTNOTE) ||
    (hasClass(element, 'btn') && ACTION.test(href))
  );
}
