import type { ReactNode } from 'react';
import { contactWords } from '../../content/contact-words.ts';
import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { functionAddress } from '../forms/backend-address.ts';
import { BOOKING_FUNCTIONS, BOOKING_HEADING, BOOKING_PARAMS, SESSION_PAGE } from './places.ts';

/**
 * A piece of a page that the server fills in while a visitor waits (server/booking/page-blocks.ts): `{{name}}` is a place
 * in it. In a template, so that no page shows it by itself.
 */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return <template data-part={name}>{children}</template>;
}

/** What stands in each address and form of these pages. */
function Holder() {
  return <input type="hidden" name={BOOKING_PARAMS.booking} defaultValue="{{token}}" />;
}

const CHOICE = 'flex items-center gap-3 border border-line px-4 py-3 has-checked:border-ink';

function Ways() {
  return (
    <fieldset className="mb-8 border-t border-line pt-4">
      <legend className="float-left mb-3 font-bold">Phone or video</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <label className={CHOICE}>
          <input type="radio" name="way" value="phone" defaultChecked className="accent-ink" />
          By phone: we call you
        </label>
        <label className={CHOICE}>
          <input type="radio" name="way" value="video" className="accent-ink" />
          By video: we email you the link before the session
        </label>
      </div>
    </fieldset>
  );
}

/** The free times as radio buttons, one of them for one press of the button. */
function ChooseForm({
  name,
  button,
  children,
}: {
  name: string;
  button: string;
  children?: ReactNode;
}) {
  return (
    <form method="post" action={functionAddress('', name)}>
      <Holder />
      <input type="hidden" name={BOOKING_PARAMS.zone} defaultValue="{{zone}}" />
      <fieldset>
        <legend className="mb-4 font-bold">Day and time</legend>
        {'{{days}}'}
      </fieldset>
      {children}
      <Button type="submit">{button}</Button>
    </form>
  );
}

/** Where the server puts the parts; without it the page is whole as it is. */
export function BookingPlace() {
  return <div data-booking="" />;
}

/** Who holds a session: a file of the team. */
export type Host = { id: string; name: string };

/** Every part, for a page with a place for them. */
export function BookingParts({
  phone,
  phoneHref,
  hosts,
}: {
  phone: string;
  phoneHref: string;
  hosts: readonly Host[];
}) {
  const call = (
    <a
      href={phoneHref}
      className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
    >
      {phone}
    </a>
  );
  return (
    <>
      <Part name="told">
        <p
          role="status"
          tabIndex={-1}
          className="mb-8 border-l-4 border-red pl-4 text-lede/8 font-bold"
        >
          {'{{told}}'}
        </p>
      </Part>
      <Part name="section">
        <section id="times" aria-labelledby={BOOKING_HEADING} className="page mt-18 lg:mt-26">
          <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-9">
            <p className="text-sm/5 font-semibold text-ink-2">{'{{label}}'}</p>
            <div>
              <h2
                id={BOOKING_HEADING}
                tabIndex={-1}
                className="mt-4 mb-8 max-w-[21em] text-h2 outline-none lg:mt-0"
              >
                {'{{heading}}'}
              </h2>
              {'{{body}}'}
            </div>
          </div>
        </section>
      </Part>
      <Part name="zone-form">
        <form method="get" className="mb-8 flex flex-wrap items-end gap-3">
          <Holder />
          <input type="hidden" name={BOOKING_PARAMS.show} defaultValue="{{show}}" />
          <div>
            <label htmlFor="booking-zone" className="mb-1 block text-note/5 font-semibold">
              Times are in
            </label>
            <select id="booking-zone" name={BOOKING_PARAMS.zone} className="control block h-12.5">
              {'{{zones}}'}
            </select>
          </div>
          <Button type="submit" look="secondary">
            Show times
          </Button>
        </form>
      </Part>
      <Part name="book">
        <ChooseForm name={BOOKING_FUNCTIONS.book} button="Book this time">
          <Ways />
        </ChooseForm>
      </Part>
      <Part name="move">
        <ChooseForm name={BOOKING_FUNCTIONS.move} button="Move the session" />
      </Part>
      <Part name="day">
        <fieldset className="mb-8 border-t border-line pt-4">
          <legend className="float-left mb-3 font-semibold">{'{{day}}'}</legend>
          <div className="clear-both grid grid-cols-2 gap-3 sm:grid-cols-4">{'{{times}}'}</div>
        </fieldset>
      </Part>
      <Part name="time">
        <label className={CHOICE}>
          <input type="radio" name="start" value="{{start}}" required className="accent-ink" />
          <span>
            <span className="block font-semibold">{'{{clock}}'}</span>
            <span className="block text-sm/5 text-ink-2 empty:hidden">{'{{ours}}'}</span>
          </span>
        </label>
      </Part>
      <Part name="more">
        <p className="mt-6">
          <a href="?{{more}}" className="text-link">
            More times
          </a>
        </p>
      </Part>
      <Part name="tool">
        <p>
          <a href="?{{tool}}" rel="noopener" className={buttonClass('primary')}>
            See the free times
          </a>
        </p>
      </Part>
      <Part name="no-time-suits">
        <p className="mt-6 max-w-measure text-ink-2">
          {contactWords().session.noTimeSuits} Or call {call}.
        </p>
      </Part>
      <Part name="text">
        <p className="mb-6 max-w-measure text-ink-2">{'{{text}}'}</p>
      </Part>
      <Part name="session">
        <dl className="mb-8 border-b border-line">
          <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[10rem_1fr]">
            <dt className="font-bold">When</dt>
            <dd>{'{{when}}'}</dd>
          </div>
          <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[10rem_1fr]">
            <dt className="font-bold">How</dt>
            <dd>{'{{how}}'}</dd>
          </div>
          {'{{with}}'}
        </dl>
      </Part>
      {hosts.map(({ id, name }) => (
        <Part key={id} name={`host-${id}`}>
          <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[10rem_1fr]">
            <dt className="font-bold">With</dt>
            <dd>{name}</dd>
          </div>
        </Part>
      ))}
      <Part name="calendar">
        <a href={`${SESSION_PAGE}?{{calendar}}`} className={buttonClass('secondary')}>
          Add to calendar
        </a>
      </Part>
      <Part name="changes">
        <p className="flex flex-wrap gap-3.5">
          {'{{calendar}}'}
          <a href={`${SESSION_PAGE}?{{move}}`} className={buttonClass('secondary')}>
            Choose another time
          </a>
          <a href={`${SESSION_PAGE}?{{cancel}}`} className={buttonClass('secondary')}>
            Cancel the session
          </a>
        </p>
      </Part>
      <Part name="cancel">
        <form
          method="post"
          action={functionAddress('', BOOKING_FUNCTIONS.cancel)}
          className="flex flex-wrap gap-3.5"
        >
          <Holder />
          <Button type="submit">Cancel the session</Button>
          <a href={`${SESSION_PAGE}?{{back}}`} className={buttonClass('secondary')}>
            Keep it
          </a>
        </form>
      </Part>
      <Part name="begun">
        <p className="max-w-measure text-ink-2">
          It can no longer be moved or canceled here. If you have not heard from us, call {call}.
        </p>
      </Part>
      <Part name="call">
        <p className="max-w-measure text-ink-2">Call {call} and we will find a time.</p>
      </Part>
    </>
  );
}

export const sessionMeta = (): PageMetaInput => ({
  title: contactWords().names.page,
  description: contactWords().names.pageDescription,
  path: SESSION_PAGE,
  noindex: true,
});

/** One session that is booked. What it is stands in the links of the mails; without one the page says where they are. */
export function SessionPage({ site, hosts }: { site: Site; hosts: readonly Host[] }) {
  return (
    <>
      <PageHero
        headline={contactWords().names.page}
        lede="Look up your session here, move it or cancel it. If we emailed you about it, the link is in that email; otherwise use the page you saw after booking. Or call us and we will do it for you."
        actions={
          <Button look="dark" href={site.phoneHref}>
            Call {site.phone}
          </Button>
        }
      />
      <BookingPlace />
      <BookingParts phone={site.phone} phoneHref={site.phoneHref} hosts={hosts} />
      <div className="mb-18 lg:mb-26" />
    </>
  );
}
