import type { CostCopy } from './page-schema.ts';

/** The channel as a visitor types it. */
export const CHANNEL = {
  id: 0,
  name: 'Search ads',
  spend: '9,000',
  fees: '4,500',
  inquiries: '60',
  signed: '9',
  averageFee: '',
};

const channel = (name: string, spend: number, fees: number, inquiries: number, signed: number) => ({
  name,
  spend,
  fees,
  inquiries,
  signed,
});

export const EXAMPLE: CostCopy['example'] = {
  averageFee: 8000,
  sharePercent: 20,
  channels: [
    channel('Search ads', 9000, 4500, 60, 9),
    channel('Local Services Ads', 4200, 0, 28, 6),
    channel('Organic search and maps', 0, 10500, 45, 10),
    channel('Directories', 2400, 0, 11, 1),
    channel('Sponsorships', 1500, 0, 4, 1),
    channel('Unknown', 0, 0, 22, 6),
    channel('Shared', 2400, 0, 0, 0),
  ],
};
