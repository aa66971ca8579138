/** An answer that is not a success: it always says what the visitor can do instead, so that no lead is lost silently. */
export type Refusal = {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500;
  error: string;
  /** Message for each field that is wrong. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** Says what the embedded writer can do, which is what every provider can. */
const NOT_UNDERSTOOD =
  'We could not make this change. You can ask for a shorter or longer script, another tone, plain words, a question about a topic, no questions about a topic, or a closing line.';

function spanOfTime(seconds: number) {
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  if (minutes < MINUTES_PER_HOUR) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / MINUTES_PER_HOUR);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** In: the number to call and the address of the site. Out: every refusal this server gives, in words. */
export function refusals(phone: string, siteUrl: string) {
  const call = `call us directly at ${phone}`;
  const wait = (seconds: number, error: string): Refusal => ({
    status: 429,
    error,
    headers: { 'Retry-After': String(seconds) },
  });
  return {
    unknownFunction: {
      status: 404,
      error: `There is nothing at this address. Please go to ${siteUrl} or ${call}.`,
    },
    wrongMethod: {
      status: 405,
      error: `This address takes forms only. Please go to ${siteUrl} or ${call}.`,
      headers: { Allow: 'POST, OPTIONS' },
    },
    wrongType: {
      status: 415,
      error: `This request is not in a form we can read. Please go to ${siteUrl} or ${call}.`,
    },
    foreignOrigin: {
      status: 403,
      error: `This request came from another website. Please go to ${siteUrl} or ${call}.`,
    },
    tooLarge: { status: 413, error: `This request is too long. Please shorten it or ${call}.` },
    unreadable: { status: 400, error: `This request could not be read. Please try again or ${call}.` },
    notWritten: { status: 500, error: `The script could not be written. Please try again or ${call}.` },
    notUnderstood: {
      status: 400,
      error: NOT_UNDERSTOOD,
      fields: { refinementRequest: NOT_UNDERSTOOD },
    },
    failed: { status: 500, error: `Your request could not be saved. Please try again or ${call}.` },
    invalid: (fields: Record<string, string>): Refusal => ({
      status: 400,
      error: 'Please correct the marked fields and send the form again.',
      fields,
    }),
    tooMany: (seconds: number) =>
      wait(
        seconds,
        `Too many requests from your network. Please try again in ${spanOfTime(seconds)} or ${call}.`,
      ),
    repeated: (seconds: number) =>
      wait(
        seconds,
        `We have already received this request and will answer it. To add to it, please ${call}.`,
      ),
  } satisfies Record<string, Refusal | ((...values: never[]) => Refusal)>;
}
export type Refusals = ReturnType<typeof refusals>;
