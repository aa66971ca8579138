/** Pages made while a visitor waits, in one second; past that the stored ones are sent, which cost a tenth. */
export const MADE_PER_SECOND = 50;

export function allowance(perSecond: number = MADE_PER_SECOND, clock = () => performance.now()) {
  let second = -1;
  let made = 0;
  return () => {
    const now = Math.floor(clock() / 1_000);
    if (now !== second) [second, made] = [now, 0];
    made += 1;
    return made <= perSecond;
  };
}
