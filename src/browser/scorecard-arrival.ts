import { KEPT_KEYS } from '../rules/kept-keys.ts';
import { arriveWithKept } from './kept-arrival.ts';

arriveWithKept(KEPT_KEYS.scorecard);
