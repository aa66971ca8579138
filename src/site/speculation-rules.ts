/** Same-origin pages are prerendered when a visitor is about to open them; functions and files are not pages. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/functions/*' } },
          { not: { href_matches: '/*\\.*' } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
