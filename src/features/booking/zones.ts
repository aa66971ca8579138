/** Time zones a visitor chooses from without a script, from east to west. */
export const ZONES: readonly { zone: string; name: string }[] = [
  { zone: 'America/New_York', name: 'Eastern time' },
  { zone: 'America/Chicago', name: 'Central time' },
  { zone: 'America/Denver', name: 'Mountain time' },
  { zone: 'America/Phoenix', name: 'Arizona time' },
  { zone: 'America/Los_Angeles', name: 'Pacific time' },
  { zone: 'America/Anchorage', name: 'Alaska time' },
  { zone: 'Pacific/Honolulu', name: 'Hawaii time' },
];
