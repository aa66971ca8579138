import { HTTPException } from 'hono/http-exception';

type Details = {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

/** The message names the visitor's next step, so that no lead is lost. */
export class HttpError extends HTTPException {
  readonly details: Details;

  constructor(status: HTTPException['status'], message: string, details: Details = {}) {
    super(status, { message });
    this.details = details;
  }
}

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

function spanOfTime(seconds: number) {
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  if (minutes < MINUTES_PER_HOUR) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / MINUTES_PER_HOUR);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export const FUNCTION_METHODS = 'POST, OPTIONS';

export function httpErrors(phone: string, siteUrl: string) {
  const callText = `call us directly at ${phone}`;
  const elsewhereText = `Please go to ${siteUrl} or ${callText}.`;
  const onlyFormsText = `This address only accepts form submissions. ${elsewhereText}`;
  const unknownFormText = `This request is not in a form we can read. ${elsewhereText}`;
  const retryLater = (seconds: number, message: string) =>
    new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } });
  return {
    notFound: new HttpError(404, `There is nothing at this address. ${elsewhereText}`),
    wrongMethod: new HttpError(405, onlyFormsText, { headers: { Allow: FUNCTION_METHODS } }),
    wrongType: new HttpError(415, unknownFormText),
    wrongEncoding: new HttpError(415, unknownFormText, {
      headers: { 'Accept-Encoding': 'identity' },
    }),
    foreignOrigin: new HttpError(403, `This request came from another website. ${elsewhereText}`),
    tooLarge: new HttpError(413, `This request is too long. Please shorten it or ${callText}.`),
    unreadable: new HttpError(
      400,
      `This request could not be read. Please try again or ${callText}.`,
    ),
    notRead: new HttpError(500, `The page could not be read. Please try again or ${callText}.`),
    notAPage: new HttpError(
      400,
      'Please enter the address of a page, or paste its HTML (1.5 million characters at most).',
    ),
    notWritten: new HttpError(
      500,
      `The script could not be written. Please try again or ${callText}.`,
    ),
    notRefined: (reason: string) =>
      new HttpError(400, reason, { fields: { refinementRequest: reason } }),
    failed: new HttpError(500, `Your request could not be saved. Please try again or ${callText}.`),
    invalid: (fields: Record<string, string>) =>
      new HttpError(400, 'Please correct the marked fields and send the form again.', { fields }),
    tooMany: (seconds: number) =>
      retryLater(
        seconds,
        `Too many requests from your network. Please try again in ${spanOfTime(seconds)} or ${callText}.`,
      ),
    tooBusy: (seconds: number) =>
      new HttpError(503, `We are getting more requests than we can take in. Please ${callText}.`, {
        headers: { 'Retry-After': String(seconds) },
      }),
    repeated: (seconds: number) =>
      retryLater(
        seconds,
        `We have already received this request and will answer it. To add to it, please ${callText}.`,
      ),
  };
}
export type HttpErrors = ReturnType<typeof httpErrors>;
