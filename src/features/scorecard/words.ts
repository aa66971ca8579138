/** Texts of the scorecard that several places use. */
export const SCORECARD_COPY = {
  /** Beside simulated figures. */
  simulated: 'Sample analysis: these figures are simulated and were not read from Google.',
  /** In the mail about a profile that was read. */
  readForMail:
    'Read from Google Maps for the visitor. Google’s terms let us keep none of it but where to look.',
  readyTitle: 'Analysis Complete!',
  ready: 'Your GMB scorecard is ready.',
  warningTitle: 'Warning',
  unsaved:
    "Analysis complete, but we couldn't save your submission. You can still view your results.",
  errorTitle: 'Error',
  failed: 'Failed to analyze profile. Please try again.',
} as const;
