// These views are more than half of the tool's code, so intake-builder.tsx loads them after the
// first step.
export { Customize } from './customize.tsx';
export { Result } from './result.tsx';
