import { CALL_BACKS, type IntakeConfig } from '../../src/features/intake/schema.ts';
import { linesOf, type Script } from '../../src/features/intake/script.ts';
import { changed, INTAKE_CONFIG, refine, write } from './intake-script.ts';

export const CONFIG: IntakeConfig = {
  ...INTAKE_CONFIG,
  tone: 'professional',
  firmName: 'Attorney Reyes & Park, P.C.',
  specialConsiderations: 'Languages we speak besides English: Spanish\nWe close early on Fridays.',
  callBack: CALL_BACKS[0],
};
export const SCRIPT = write(CONFIG);

export const change = (script: Script, ...requests: string[]) =>
  changed(script, CONFIG, ...requests);

/** The reason of a refusal. */
export function refusal(script: Script, request: string): string {
  const refined = refine(script, CONFIG, request);
  return 'refused' in refined ? refined.refused : `not refused: ${refined.understood.join(' ')}`;
}

/** What is answered to a request, a sentence each. */
export function said(script: Script, request: string): string[] {
  const refined = refine(script, CONFIG, request);
  return 'refused' in refined ? [refined.refused] : refined.understood;
}

/** The same script with one line of the visitor's own, and one of ours edited. */
export const withHand = (script: Script): Script => ({
  ...script,
  sections: script.sections.map((section) =>
    section.place === 'evidence'
      ? {
          ...section,
          lines: [
            ...section.lines.map((line) =>
              line.id === 'proof'
                ? { ...line, text: 'Any photos of the attorney?', byHand: true as const }
                : line,
            ),
            { id: 'own-1', text: 'Did you see us on TikTok?', byHand: true as const },
          ],
        }
      : section,
  ),
});
export const byHand = ({ sections }: Script) => linesOf(sections).filter((line) => line.byHand);
