import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type ModelRequest = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
export type ModelAction = (response: ServerResponse, request: ModelRequest) => void;

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function completion(message: Record<string, unknown>, finishReason: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [
      { index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 1200, total_tokens: 2100 },
  };
}

export const openai = {
  says:
    (content: unknown, finishReason = 'stop'): ModelAction =>
    (response) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      json(response, 200, completion({ content: text }, finishReason));
    },
  refuses: (): ModelAction => (response) =>
    json(
      response,
      200,
      completion({ content: null, refusal: 'I can not help with that.' }, 'stop'),
    ),
  /** OpenAI quotes the key in some errors. */
  fails:
    (status: number, headers: Record<string, string> = {}): ModelAction =>
    (response, request) => {
      const message = `Failed for ${request.headers.authorization ?? request.headers['x-api-key']}`;
      json(
        response,
        status,
        { error: { message, type: 'error', param: null, code: null } },
        headers,
      );
    },
};

export const anthropic = {
  says:
    (content: unknown, stopReason = 'end_turn'): ModelAction =>
    (response) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      json(response, 200, {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [{ type: 'text', text }],
        stop_reason: stopReason,
        stop_sequence: null,
        usage: { input_tokens: 900, output_tokens: 1200 },
      });
    },
};

const FLOOD_CHUNK = 64 * 1024;
const BYTES_PER_MB = 1024 * 1024;

export const broken = {
  hangs: (): ModelAction => () => undefined,
  dribbles: (): ModelAction => (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  /** Adds up the bytes in `sent`. */
  floods:
    (sent: { bytes: number }): ModelAction =>
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(FLOOD_CHUNK, ' ');
      const send = () => {
        while (!response.destroyed && response.write(chunk)) sent.bytes += chunk.length;
      };
      response.on('drain', send);
      send();
    },
  /** A few kilobytes unpack to this many megabytes. */
  unpacksTo:
    (megabytes: number): ModelAction =>
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(megabytes * BYTES_PER_MB, ' ')));
    },
  hangsUp: (): ModelAction => (response) => void response.socket?.destroy(),
  redirects:
    (location: string): ModelAction =>
    (response) => {
      response.writeHead(307, { location });
      response.end();
    },
};

/**
 * Starts an HTTP server in place of a provider of language models. It records requests and plays
 * actions.
 */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  let script: ModelAction[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const received = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(text || '{}'),
    };
    requests.push(received);
    const action = script.length > 1 ? script.shift() : script[0];
    if (action) action(response, received);
    else json(response, 500, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Each action answers one request, the last one all that follow. */
    play(...actions: ModelAction[]) {
      script = actions;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
