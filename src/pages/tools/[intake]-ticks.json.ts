import * as content from '../../content/entries.ts';
import { hasFeature } from '../../content/this-site.ts';
import { INTAKE_BUILDER_SLUG } from '../../features/intake/paths.ts';

export const getStaticPaths = () =>
  hasFeature(INTAKE_BUILDER_SLUG) ? [{ params: { intake: INTAKE_BUILDER_SLUG } }] : [];

export const GET = async () => Response.json(await content.intakeConsiderations());
