import type { ProfileAnalysis } from './profile-facts.ts';
import { ANALYSIS_DELAY_MS, type Random, simulatedFacts } from './simulation.ts';

/** An analysis that reads nothing: after its delay it makes a profile up. In: where chance comes from. Out: the analysis. */
export function simulatedAnalysis(random: Random = () => Math.random()): ProfileAnalysis {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, ANALYSIS_DELAY_MS));
    return simulatedFacts(random);
  };
}
