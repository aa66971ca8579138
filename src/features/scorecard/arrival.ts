import { arriveWithKept } from '../tools/kept-arrival.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';

arriveWithKept(KEPT_KEYS.scorecard);
