import type { Office } from '../../content/site.ts';

/** Renders the address of an office, under its name if it has one. */
export function OfficeAddress({ office }: { office: Office }) {
  return (
    <address className="not-italic">
      {office.name && (
        <>
          <b>{office.name}</b>
          <br />
        </>
      )}
      {office.street}
      <br />
      {office.city}, {office.region} {office.postalCode}
    </address>
  );
}
