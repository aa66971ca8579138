import { ANSWERS, scriptThat } from './script.fixture.ts';
import {
  type BuilderAction,
  type BuilderState,
  builderReducer,
  type ResultState,
} from './state.ts';

/** The state after these actions. */
export const run = (state: BuilderState, ...actions: BuilderAction[]) =>
  actions.reduce(builderReducer, state);

/** A result that nobody has changed yet, known by how its script opens. */
export const shown = (opening = 'One'): ResultState => ({
  view: 'result',
  answers: ANSWERS,
  script: scriptThat(opening),
  history: [],
});

/** That result after these actions. */
export const result = (...actions: BuilderAction[]) => run(shown(), ...actions) as ResultState;
