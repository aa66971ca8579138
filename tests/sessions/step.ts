import type { AsyncCommand } from 'fast-check';
import { faults, type Leave, type Model } from './invariants.ts';
import type { Visitor } from './visitor.ts';

export type Step = {
  /** Does it and holds the page to every promise; false out when there was nothing to do it to. */
  take(model: Model, visitor: Visitor): Promise<boolean>;
};

/** What a step did, for the report; undefined when there was nothing to do it to. */
type Done = string | undefined;

type Parts = {
  /** As the report names it: "tap words 3". */
  name: string;
  act: (visitor: Visitor, model: Model) => Promise<Done>;
  leave?: Leave;
  /** Besides the promises that hold after every step. */
  expect?: (visitor: Visitor, now: Visitor['before']) => string | undefined;
};

/** A step of a session: does something to the page and holds it to every promise. */
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

/** The first of some steps that there is something to do it to. */
export function firstOf(...steps: readonly Step[]): AsyncCommand<Model, Visitor> {
  return {
    check: () => true,
    // The visitor tells what was done.
    toString: () => '',
    async run(model, visitor) {
      for (const each of steps) if (await each.take(model, visitor)) return;
    },
  };
}
