// These are more than half of the code, so intake-builder.tsx loads them after the first step.
export { Customize } from './customize.tsx';
export { Result } from './result.tsx';
