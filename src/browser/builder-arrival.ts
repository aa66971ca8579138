import { INTAKE_KEPT_KEY } from '../rules/intake/kept-key.ts';
import { askForTool } from './ask-for-tool.ts';
import { recall } from './store.ts';

/** A tab that has kept answers or a script shows them. */
if (recall('sessionStorage', INTAKE_KEPT_KEY) !== null) askForTool();
