/** Every static step in turn, for the process that has started this one. */
import { ROOT } from '../bootstrap/install.mjs';
import { inTurn, staticSteps } from '../check/steps.ts';

process.chdir(ROOT);
process.send?.(await inTurn(staticSteps));
