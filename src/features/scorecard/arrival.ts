import { arriveWithKept } from '../tools/ask-for-tool.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';

arriveWithKept(KEPT_KEYS.scorecard);
