import type { Experimental_DefaultFormStateBehavior } from '@rjsf/utils';

/** Opening a form adds nothing: fields that a file leaves out stay out. */
export const AS_WRITTEN: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
};
