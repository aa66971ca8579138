// What shows after the first step: more than half of the tool, fetched when that step is done (intake-builder.tsx).
export { Customize } from './customize.tsx';
export { Result } from './result.tsx';
