import { attribute, contains, type Element, mark } from './tree.ts';

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
const BACK_TO_FOOTNOTE = '#claim-ref-';

/** A word whose explanation opens when it is pointed at stays; it is a button only for that. */
const isTerm = (element: Element) => 'dataHoverCard' in element.properties;

/** What stands in a field, said beside it for visitors without JavaScript. */
export const isFieldValue = (element: Element, parent: Element) =>
  element.tagName === 'noscript' && parent.tagName === 'label';

/** One step of an application: what it asks is listed on its page in words too. */
const isApplication = (element: Element) =>
  element.tagName === 'section' && contains(element, ({ tagName }) => tagName === 'form');

/** True for a part of a page that is no text to read: controls, navigation, ornament, the call to action at the end. */
export function isLeftOut(element: Element, parent: Element): boolean {
  return (
    (CONTROLS.has(element.tagName) && !isTerm(element) && !isFieldValue(element, parent)) ||
    attribute(element, 'ariaHidden') === 'true' ||
    'hidden' in element.properties ||
    attribute(element, 'role') === 'tooltip' ||
    mark(element) === 'ignore' ||
    attribute(element, 'ariaLabelledBy') === 'closing-heading' ||
    isApplication(element) ||
    attribute(element, 'href').startsWith(BACK_TO_FOOTNOTE)
  );
}
