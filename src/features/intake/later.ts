// The views after the first step. They are more than half of the tool's code, so intake-builder.tsx loads them after that
// step.
export { Customize } from './customize.tsx';
export { Result } from './result.tsx';
