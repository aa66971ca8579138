import type { APIRoute } from 'astro';
import * as content from '../../content/entries.ts';
import { securityText } from '../../text/security-text.ts';

export const GET: APIRoute = async () => {
  const { email: generalEmail, securityEmail: email = generalEmail } = await content.site();
  return new Response(securityText({ email, origin: content.origin(), now: new Date() }), {
    headers: { 'Content-Type': 'text/plain' },
  });
};
