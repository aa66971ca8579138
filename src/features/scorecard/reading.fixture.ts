export const READING = {
  placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  name: 'Nunez & Co',
  address: '1 Main St, Tampa, FL',
  mapsUrl: 'https://maps.google.com/?cid=1',
  credits: ['Listings by Example'],
  found: { photoCount: 4, reviewCount: 60, hasWebsite: true, hasHours: true },
};
