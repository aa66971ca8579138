import { answerPresses } from '../../ui/answer-presses.ts';

/** Whether the tool was asked for before anybody has used it: only then may it begin with what the device keeps. */
export const isArriving = () => document.querySelector('[data-arriving]') !== null;

/** The tool shows what the visitor came for, its form is hidden no longer, and answers what was pressed before. */
export function showTool() {
  const place = document.querySelector('[data-tool-place]');
  place?.removeAttribute('data-arriving');
  answerPresses(place);
}
