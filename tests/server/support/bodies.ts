import { FAKE_DOCUMENT, INTAKE_CONFIG } from '../../support/intake-script.ts';

export const REPORT_BODY = { name: 'Ada Nuñez', email: 'ada@firm.example', firm: 'Nuñez & Co <b>' };
export const SCORECARD_BODY = {
  businessName: 'Nuñez & Co <b>',
  email: 'ada@firm.example',
  gmbUrl: 'https://g.page/r/nunez',
  overallScore: 71,
  profileCompleteness: 95,
  photoCount: 12,
  reviewCount: 8,
  hasWebsite: true,
  hasHours: true,
  hasDescription: false,
  hasPosts: false,
};
export const INTAKE_BODIES = {
  generate: { config: INTAKE_CONFIG },
  refine: { currentScript: FAKE_DOCUMENT, config: INTAKE_CONFIG, refinementRequest: 'shorter' },
  submit: {
    ...INTAKE_CONFIG,
    scriptContent: FAKE_DOCUMENT,
    fullScriptText: 'OPENING\n\nHi, thanks for calling Reyes & Cole!\n\nOne <img src=x> & "two"',
  },
};
