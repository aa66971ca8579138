import type { ScriptWriter } from './script-writer.ts';

/**
 * A writer that is made when it is first needed, or when told to prepare.
 * In: how it is made. Out: the writer. Errors: those of making it come with each call.
 */
export function lateWriter(make: () => Promise<ScriptWriter>): ScriptWriter & { prepare(): Promise<void> } {
  let made: Promise<ScriptWriter> | undefined;
  const writer = () => {
    made ??= make().catch((error) => {
      // a mistake that has been mended is not remembered
      made = undefined;
      throw error;
    });
    return made;
  };
  return {
    write: async (config) => (await writer()).write(config),
    refine: async (current, config, request) => (await writer()).refine(current, config, request),
    prepare: async () => void (await writer()),
  };
}
