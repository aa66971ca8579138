import { type Dispatch, useEffect, useState } from 'react';
import { showTool } from '../../browser/ask-for-tool.ts';
import { recall } from '../../browser/store.ts';
import { INTAKE_KEPT_KEY } from '../../rules/intake/kept-key.ts';
import { INTAKE_PRACTICE_AREAS, type IntakePracticeArea } from '../../schemas/intake.ts';
import { keepState, readKept } from './kept.ts';
import type { BuilderAction, BuilderState } from './state.ts';

/** Typing is not kept letter by letter, in ms. */
const KEEP_AFTER_MS = 300;

/** What a visitor has chosen at the first step while React was on its way. */
function chosenEarly(): IntakePracticeArea | undefined {
  const chosen = document.querySelector<HTMLInputElement>('[data-builder] input:checked')?.value;
  return chosen && chosen in INTAKE_PRACTICE_AREAS ? (chosen as IntakePracticeArea) : undefined;
}

/**
 * Brings back what this tab has kept, and keeps every further state.
 * In: state and dispatch of the tool. Out: whether the script that shows was brought back.
 */
export function useKept(state: BuilderState, dispatch: Dispatch<BuilderAction>) {
  const [isBroughtBack, setBroughtBack] = useState(false);
  useEffect(() => {
    const kept = readKept(recall('sessionStorage', INTAKE_KEPT_KEY));
    const practiceArea = chosenEarly();
    if (kept) dispatch({ type: 'restore', state: kept });
    else if (practiceArea) dispatch({ type: 'answer', answers: { practiceArea } });
    setBroughtBack(kept?.view === 'result');
    // browser/builder-arrival.ts may have hidden the first step until now.
    showTool();
  }, [dispatch]);
  useEffect(() => {
    const keep = () => keepState(state);
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [state]);
  return { isBroughtBack, forget: () => setBroughtBack(false) };
}
