import { createServer } from 'node:http';
import { HTTP_TIMEOUTS, listen } from '../http/listening.ts';
import { firstLine, type Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** A server for Prometheus alone: the public one never answers this. Errors: StartError. */
export async function startMetricsServer(
  metrics: Metrics,
  { METRICS_HOST: host, METRICS_PORT: port }: { METRICS_HOST: string; METRICS_PORT: number },
  log: Log,
) {
  const server = createServer(HTTP_TIMEOUTS, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Ask for /metrics.\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error) => {
        log.error({ error: firstLine(error) }, 'the metrics could not be written');
        response.writeHead(500).end();
      },
    );
  });
  const settings = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  const url = await listen(server, { host, port, settings });
  log.info({ metrics: `${url}/metrics` }, 'metrics are served');
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
