/** What a visitor is told after a press of a button, by the word that stands for it in the address. */
export const TOLD = {
  booked: 'Your session is booked.',
  moved: 'Your session is moved.',
  cancelled: 'Your session is canceled.',
  choose: 'Choose one of the times first.',
  taken: 'Somebody has just taken that time. These are still free.',
  past: 'That time has passed or is too near. These are still free.',
  unknown: 'That is not one of our times. These are.',
  again: 'You have a session already. You can move it to another time.',
  full: 'No further session can be booked here. Please call us for a time.',
  often: 'This session has been moved as often as it can be here. Please call us for another time.',
} as const;
export type Told = keyof typeof TOLD;

/** Whether the press has changed something. */
export const isDone = (word: Told) => word === 'booked' || word === 'moved' || word === 'cancelled';

export const toldOf = (word: string | null): Told | undefined =>
  word !== null && Object.hasOwn(TOLD, word) ? (word as Told) : undefined;
