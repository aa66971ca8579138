import * as z from 'zod/mini';
import { INTAKE_KEPT_KEY } from '../../rules/intake/kept-key.ts';
import { LAST_STEP } from '../../rules/intake/steps.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakePracticeArea,
  intakeScriptSchema,
} from '../../schemas/intake.ts';
import { type BuilderState, START } from './state.ts';

/** Raised when the form of what is kept changes: what an earlier one has kept is then forgotten. */
const VERSION = 1;
/** How many earlier scripts are kept where all of them are too much for the browser. */
const SOME_HISTORY = 20;

const areas = Object.keys(INTAKE_PRACTICE_AREAS) as [IntakePracticeArea, ...IntakePracticeArea[]];
const step = z.number().check(z.int(), z.minimum(0), z.maximum(LAST_STEP));
const answers = z.object({
  practiceArea: z.exactOptional(z.enum(areas)),
  channel: z.exactOptional(z.enum(INTAKE_CHANNELS)),
  tone: z.exactOptional(z.enum(INTAKE_TONES)),
  specialConsiderations: z.string(),
  firmName: z.string(),
  email: z.string(),
});
const version = z.literal(VERSION);
const keptSchema = z.union([
  z.object({ version, view: z.literal('wizard'), step, answers }),
  z.object({
    version,
    view: z.literal('result'),
    answers,
    script: intakeScriptSchema,
    history: z.array(intakeScriptSchema),
  }),
]);

/** A request that is under way is not kept: after a reload the visitor is where it was asked for. */
function lasting(state: BuilderState): z.infer<typeof keptSchema> {
  const { answers } = state;
  if (state.view === 'wizard') return { version: VERSION, view: 'wizard', answers, step: state.step };
  if (state.view === 'generating') return { version: VERSION, view: 'wizard', answers, step: LAST_STEP };
  return { version: VERSION, view: 'result', answers, script: state.script, history: [...state.history] };
}

/** In: what was kept. Out: the state to go on from, or undefined where it is none of ours. */
export function readKept(kept: string | null): BuilderState | undefined {
  if (kept === null) return undefined;
  try {
    const parsed = keptSchema.safeParse(JSON.parse(kept));
    if (!parsed.success) return undefined;
    const { version: _, ...state } = parsed.data;
    return state;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the state in this tab; the start is not worth keeping. A browser with no room for all keeps the latest
 * scripts, one with no room at all keeps nothing.
 */
export function keepState(state: BuilderState, storage: () => Storage = () => sessionStorage) {
  try {
    const place = storage();
    place.removeItem(INTAKE_KEPT_KEY);
    if (state === START) return;
    const all = lasting(state);
    try {
      place.setItem(INTAKE_KEPT_KEY, JSON.stringify(all));
    } catch {
      if (all.view !== 'result') return;
      place.setItem(INTAKE_KEPT_KEY, JSON.stringify({ ...all, history: all.history.slice(-SOME_HISTORY) }));
    }
  } catch {}
}
