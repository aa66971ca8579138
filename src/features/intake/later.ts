// The views after the first step: more than half of the tool, loaded when that step is done (intake-builder.tsx).
export { Customize } from './customize.tsx';
export { Result } from './result.tsx';
