/** The framework without us: Hono on the same Node server reads the same body and answers the same words. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
app.post('/functions/v1/send-contact-email', async (context) => {
  await context.req.json();
  return context.json({ message: 'Someone from our team will contact you within 24 hours' });
});
const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`No-op is at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
