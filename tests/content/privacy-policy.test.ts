import { expect, test } from 'vitest';
import { allFunctions } from '../../server/functions/all-functions.ts';
import { FEATURES, type Feature, featuresOf } from '../../src/content/features.ts';
import {
  bookSchema,
  cancelSchema,
  moveSchema,
  timesSchema,
} from '../../src/features/booking/fields.ts';
import { CONTACT_FIELDS, contactRequestSchema } from '../../src/features/contact/fields.ts';
import { FUNCTIONS_PATH } from '../../src/features/forms/backend-address.ts';
import { type FormFields, plainLabel } from '../../src/features/forms/fields.ts';
import {
  refineRequestSchema,
  submitIntakeSchema,
} from '../../src/features/intake/requests-schema.ts';
import { INTAKE_FIELDS, intakeConfigSchema } from '../../src/features/intake/schema.ts';
import {
  REPORT_DOWNLOAD_FIELDS,
  reportDownloadSchema,
} from '../../src/features/report/download-fields.ts';
import { SCORECARD_FIELDS } from '../../src/features/scorecard/fields.ts';
import {
  readProfileSchema,
  scorecardRequestSchema,
} from '../../src/features/scorecard/requests.ts';
import { site } from '../support/content-in-use.ts';
import { policyInUse } from '../support/policy-in-use.ts';

const privacy = policyInUse('privacy-policy');

const rows = [...privacy.matchAll(/^\| `([^`]+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, name = '', ...cells]) => ({
    name,
    receives: cells[0] ?? '',
    stores: cells[1] ?? '',
  }),
);
const rowOf = (name: string) => {
  const match = rows.find((entry) => entry.name === name);
  if (!match) throw new Error(`the privacy policy lists no address for ${name}`);
  return match;
};

const FIELDS: FormFields = {
  ...CONTACT_FIELDS,
  ...REPORT_DOWNLOAD_FIELDS,
  ...SCORECARD_FIELDS,
  ...INTAKE_FIELDS,
};
/** The policy uses these names for fields whose labels differ. */
const FIELD_NAMES: Record<string, string> = {
  name: 'name',
  firmName: 'firm name',
  firm: 'law firm',
  gmbUrl: 'profile address',
  overallScore: 'overall score',
  profileCompleteness: 'completeness',
  photoCount: 'photos',
  reviewCount: 'reviews',
  hasWebsite: 'website',
  hasHours: 'opening hours',
  hasDescription: 'description',
  hasPosts: 'posts',
  scriptContent: 'the script',
  fullScriptText: 'in two forms',
  currentScript: 'current script',
  config: 'the same answers',
  address: 'the address of a page',
  html: 'the html of one that you paste',
  refinementRequest: 'the change you ask for',
  lines: 'line by line',
  plain: 'whether it is in plain words',
  change: 'the change you ask for',
  booking: 'the signed part of your address',
  start: 'the time',
  way: 'phone or video',
  zone: 'a time zone',
  page: 'whether the first times or the ones after them',
};
const REQUEST_FIELDS: Record<string, Record<string, unknown>> = {
  'send-contact-email': contactRequestSchema.shape,
  'submit-gmb-scorecard': scorecardRequestSchema.shape,
  'read-business-profile': readProfileSchema.shape,
  'read-page': { address: '', html: '' },
  'generate-intake-script': intakeConfigSchema.shape,
  'refine-intake-script': refineRequestSchema.shape,
  'submit-intake-builder': submitIntakeSchema.shape,
  'submit-report-download': reportDownloadSchema.shape,
  'free-times': timesSchema.shape,
  'book-session': bookSchema.shape,
  'move-session': moveSchema.shape,
  'cancel-session': cancelSchema.shape,
};

type FunctionDeps = Parameters<typeof allFunctions>[0];
const functionsWith = (features: readonly Feature[]) =>
  allFunctions({
    features: new Set(features),
    writer: {},
    errors: {},
    pageReader: {},
  } as unknown as FunctionDeps).map(({ name }) => name);
const functions = functionsWith([...featuresOf(site)]);

test('the privacy policy lists every address that receives data, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(functions.toSorted());
  expect(privacy).toContain(`each after \`${FUNCTIONS_PATH}\``);
  expect(Object.keys(REQUEST_FIELDS).sort()).toEqual(functionsWith(FEATURES).toSorted());
});

test('a switched-off feature has no function', () => {
  const bookings = ['free-times', 'book-session', 'move-session', 'cancel-session'];
  expect(functionsWith([]).toSorted()).toEqual(['send-contact-email', ...bookings].toSorted());
});

test.each(Object.entries(REQUEST_FIELDS).filter(([name]) => functions.includes(name)))(
  'the privacy policy lists each field that %s receives',
  (name, fields) => {
    const receives = rowOf(name).receives.toLowerCase();
    for (const field of Object.keys(fields))
      expect(receives, field).toContain(
        FIELD_NAMES[field] ?? plainLabel(FIELDS[field]?.label ?? `unnamed: ${field}`).toLowerCase(),
      );
  },
);

test('the privacy policy lists exactly the functions that store a lead as storing one', () => {
  const storing = rows.filter(({ stores }) => stores === 'A lead').map(({ name }) => name);
  expect(storing.sort()).toEqual(functions.filter((name) => /^(?:send|submit)-/.test(name)).sort());
});
