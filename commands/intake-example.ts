/**
 * Has our own writer make the example on the intake builder's page: content/tools/intake/example.yaml. Run it after a
 * change to the answers it is made from (content/tools/ai-intake-builder.yaml) or to the library the writer composes
 * from: `node_modules/.bin/node commands/intake-example.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { embeddedWriter } from '../server/intake-script/embedded/embedded-writer.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { intakePageSchema } from '../src/features/intake/page-schema.ts';

const FOLDER = 'content/tools';
const HEAD = '# Written by commands/intake-example.ts; not meant to be changed by hand.\n';

const { example } = readContentFile(`${FOLDER}/ai-intake-builder.yaml`, intakePageSchema).data;
// The address is in no script.
const script = await (await embeddedWriter()).write({ ...example.config, email: 'intake@firm.example' });
await writeFile(`${FOLDER}/intake/example.yaml`, HEAD + stringify({ script }, { lineWidth: 0 }));
