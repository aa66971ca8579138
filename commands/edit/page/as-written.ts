import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils';

/** A form that is opened fills nothing in: what a file leaves out stays out. */
export const AS_WRITTEN: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
};
