import type { Token } from './tokens.ts';

export const valuesOf = (tokens: readonly Token[], symbol: string): string[] => [
  ...new Set(tokens.filter((each) => each.symbol === symbol).map(({ value }) => value)),
];

/** "$10k", "10,000" as "$10,000". */
export function money(text: string): string {
  const [whole = '', cents] = text.replace(/[$, k]/g, '').split('.');
  const amount = Number(whole) * (/k/.test(text) ? 1000 : 1);
  return `$${amount.toLocaleString('en-US')}${cents && cents !== '00' ? `.${cents}` : ''}`;
}

/** "30 minutes", "1 hour"; "" where it is no length of a meeting. */
export function duration(tokens: readonly Token[]): string {
  const [found] = valuesOf(tokens, 'DUR');
  return found ?? '';
}

type Clock = { hour: number; minutes: string; half?: 'a.m.' | 'p.m.' };

function clock(text: string): Clock | undefined {
  const [, hour = '', minutes = '', half] = /^(\d{1,2})(?::(\d\d))? ?([ap])?/.exec(text) ?? [];
  if (!hour || Number(hour) > 24 || Number(minutes) > 59) return undefined;
  return { hour: Number(hour), minutes, ...(half && { half: half === 'a' ? 'a.m.' : 'p.m.' }) } as Clock;
}

const HALF_DAY = 12;
/** An office opens between five and noon and closes before ten, where nothing else is said. */
const OPENS_FROM = 5;
const CLOSES_BY = 9;

function spoken({ hour, minutes, half }: Clock): string {
  const shown = `${hour}${minutes && minutes !== '00' ? `:${minutes}` : ''} ${half}`;
  return shown === '12 p.m.' ? 'noon' : shown === '12 a.m.' ? 'midnight' : shown;
}

function withHalf(time: Clock | undefined, isEnd: boolean): Clock | undefined {
  if (!time || time.half) return time && time.hour >= 1 && time.hour <= HALF_DAY ? time : undefined;
  const { hour } = time;
  if (hour === HALF_DAY) return { ...time, half: 'p.m.' };
  if (hour > HALF_DAY)
    return isEnd && hour < HALF_DAY * 2 ? { ...time, hour: hour - HALF_DAY, half: 'p.m.' } : undefined;
  if (isEnd) return hour >= 1 && hour <= CLOSES_BY ? { ...time, half: 'p.m.' } : undefined;
  return hour >= OPENS_FROM ? { ...time, half: 'a.m.' } : undefined;
}

const ofDay = ({ hour, half }: Clock) => (hour % HALF_DAY) + (half === 'p.m.' ? HALF_DAY : 0);

/** "8" and "6" as "8 a.m. to 6 p.m."; undefined where it is not plain which half of the day is meant. */
export function openingTimes(from: string, to: string): string | undefined {
  // "5-9" may be an evening
  const [first, last] = [clock(from), clock(to)];
  const isOpen = first && last && !first.half && !last.half && last.hour < HALF_DAY;
  if (isOpen && last.hour > first.hour) return undefined;
  const start = withHalf(first, false);
  const end = withHalf(last, true);
  if (!start || !end || ofDay(end) <= ofDay(start)) return undefined;
  return `${spoken(start)} to ${spoken(end)}`;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** The days that words such as "Monday to Friday" stand for. */
export function daysIn(words: string): string[] {
  if (/every day|seven days/.test(words)) return WEEK;
  const found = WEEK.filter((day) => words.includes(day));
  const [, from = '', to = ''] = /(\w+day) to (\w+day)/.exec(words) ?? [];
  const range = from && to ? WEEK.slice(WEEK.indexOf(from), WEEK.indexOf(to) + 1) : [];
  const weekend = /weekends/.test(words) ? WEEK.slice(5) : [];
  const weekdays = /weekdays/.test(words) ? WEEK.slice(0, 5) : [];
  return WEEK.filter((day) => [...found, ...range, ...weekend, ...weekdays].includes(day));
}
