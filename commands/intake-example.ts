/**
 * Composes the example on the intake builder's page: content/tools/intake/example.yaml. Run it after a
 * change to the answers it is made from (content/tools/ai-intake-builder.yaml) or to the library it is composed
 * from: `node_modules/.bin/node commands/intake-example.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { compose } from '../server/intake-script/compose.ts';
import { loadLibrary } from '../server/intake-script/library.ts';
import { contentDirectory, readContentFile } from '../src/content/read-content.ts';
import { intakePageSchema } from '../src/features/intake/page-schema.ts';
import { documentOf } from '../src/features/intake/script.ts';
import { YAML_FORMAT } from './edit/yaml-format.ts';

const CONTENT = contentDirectory(process.env);
const FOLDER = `${CONTENT}/tools`;
const HEAD = '# Written by commands/intake-example.ts; not meant to be changed by hand.\n';

const { example } = readContentFile(`${FOLDER}/ai-intake-builder.yaml`, intakePageSchema).data;
// The address is in no script.
const composed = compose(await loadLibrary(CONTENT), {
  ...example.config,
  email: 'intake@firm.example',
});
const script = documentOf(composed);
await writeFile(`${FOLDER}/intake/example.yaml`, HEAD + stringify({ script }, YAML_FORMAT));
