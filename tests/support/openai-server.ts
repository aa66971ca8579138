import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOn } from './listen-on.ts';

type ModelRequest = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
type ModelAction = (response: ServerResponse, request: ModelRequest) => void;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): ModelAction =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const textOf = (content: unknown) =>
  typeof content === 'string' ? content : JSON.stringify(content);

function completion(message: Record<string, unknown>, finish_reason: string) {
  return json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
    usage: { prompt_tokens: 900, completion_tokens: 1200, total_tokens: 2100 },
  });
}

export const openai = {
  answerWith: (content: unknown, finishReason = 'stop') =>
    completion({ content: textOf(content) }, finishReason),
  refuse: () => completion({ content: null, refusal: 'I can not help with that.' }, 'stop'),
  /** OpenAI quotes the key in some errors. */
  failWith:
    (status: number, headers: Record<string, string> = {}): ModelAction =>
    (response, request) => {
      const message = `Failed for ${request.headers.authorization}`;
      const error = { message, type: 'error', param: null, code: null };
      json(status, { error }, headers)(response, request);
    },
};

export const anthropic = {
  answerWith: (content: unknown) =>
    json(200, {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'test-model',
      content: [{ type: 'text', text: textOf(content) }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 1200 },
    }),
};

export const noAnswer: ModelAction = () => undefined;
export const answerWithoutEnd: ModelAction = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/**
 * Starts an HTTP server in place of a provider of language models. It records requests and plays
 * actions.
 */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  let script: ModelAction[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}');
    const received = { path: request.url ?? '', headers: request.headers, body };
    requests.push(received);
    const action = (script.length > 1 ? script.shift() : script[0]) ?? json(500, {});
    action(response, received);
  });
  const port = await listenOn(server);
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
