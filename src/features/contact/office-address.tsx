import type { Office } from '../../content/site.ts';

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
