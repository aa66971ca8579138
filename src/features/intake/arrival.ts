import { holdEarlyPresses } from '../../ui/early-presses.ts';
import { arriveWithKept } from '../tools/ask-for-tool.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';

holdEarlyPresses();
arriveWithKept(KEPT_KEYS.builder);
