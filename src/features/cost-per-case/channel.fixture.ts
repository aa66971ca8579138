/** A channel as a visitor types it. */
export const CHANNEL = {
  id: 0,
  name: 'Search ads',
  spend: '9,000',
  fees: '4,500',
  inquiries: '60',
  signed: '9',
  averageFee: '',
};
