import type { AsyncCommand } from 'fast-check';
import { faults, type Leave, type Model } from './invariants.ts';
import type { Visitor } from './visitor.ts';

export type Step = {
  /** Performs the step and checks all invariants; returns false if it could not be performed. */
  take(model: Model, visitor: Visitor): Promise<boolean>;
};

/** A step reports this text; it is undefined if the step was impossible. */
type StepText = string | undefined;

type StepProps = {
  name: string;
  act: (visitor: Visitor, model: Model) => Promise<StepText>;
  leave?: Leave;
  expect?: (visitor: Visitor, now: Visitor['before']) => string | undefined;
};

export function step({ name, act, leave = {}, expect }: StepProps): Step {
  return {
    async take(model, visitor) {
      const detail = await act(visitor, model);
      if (detail === undefined) return false;
      const done = detail ? `${name}: ${detail}` : name;
      visitor.story.push(done);
      const now = await visitor.takeSnapshot();
      if (now.isFromCache) visitor.fromCache.add(now.document);
      const broken = faults(visitor.before, now, model, leave);
      const expectFault = expect?.(visitor, now);
      if (expectFault) broken.push(expectFault);
      broken.push(...visitor.takeProblems().map((text) => `console: ${text}`));
      visitor.before = now;
      if (broken.length > 0)
        throw new Error(`after "${done}" on ${now.path}: ${broken.join('; ')}`);
      return true;
    },
  };
}

/** Takes the first step that is possible. */
export function firstOf(...steps: readonly Step[]): AsyncCommand<Model, Visitor> {
  return {
    check: () => true,
    toString: () => '',
    async run(model, visitor) {
      for (const each of steps) if (await each.take(model, visitor)) return;
    },
  };
}
