/** In the order they run. Apart from what they do, so that a backup is checked without the library of queries. */
export const MIGRATION_NAMES = [
  '0001-leads-and-outbox',
  '0002-model-calls',
  '0003-lead-subject',
  '0004-outbox-channels',
  '0005-secrets',
  '0006-lead-indexes',
  '0007-lead-marks',
  '0008-outbox-order',
  '0009-lead-sources',
  '0010-rate-limits',
  '0011-outbox-age',
  '0012-bookings',
  '0013-outcomes',
  '0014-receipts-of-forms',
  '0015-page-views',
  '0016-rate-limit-columns',
] as const;
