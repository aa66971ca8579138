import type { AsyncCommand } from 'fast-check';
import { faults, type Leave, type Model } from './invariants.ts';
import type { Visitor } from './visitor.ts';

export type Step = {
  /** Performs the step and checks all invariants; returns false if it could not be performed. */
  take(model: Model, visitor: Visitor): Promise<boolean>;
};

/** A step reports this text; it is undefined if the step was impossible. */
type Done = string | undefined;

type Parts = {
  name: string;
  act: (visitor: Visitor, model: Model) => Promise<Done>;
  leave?: Leave;
  expect?: (visitor: Visitor, now: Visitor['before']) => string | undefined;
};

export function step({ name, act, leave = {}, expect }: Parts): Step {
  return {
    async take(model, visitor) {
      const what = await act(visitor, model);
      if (what === undefined) return false;
      const done = what ? `${name}: ${what}` : name;
      visitor.story.push(done);
      const now = await visitor.look();
      if (now.isFromCache) visitor.fromCache.add(now.document);
      const broken = faults(visitor.before, now, model, leave);
      const own = expect?.(visitor, now);
      if (own) broken.push(own);
      broken.push(...visitor.takeTroubles().map((text) => `console: ${text}`));
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
    // The visitor records the steps.
    toString: () => '',
    async run(model, visitor) {
      for (const each of steps) if (await each.take(model, visitor)) return;
    },
  };
}
