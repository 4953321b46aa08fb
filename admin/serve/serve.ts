import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer.ts';
import { REPORT_PATH } from './headers.ts';
import { readSite } from './site.ts';
import { builtApiOrigin } from './target.ts';

export interface ServeOptions {
  /** The folder of a build. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** Overrides the origin that the build says it calls. */
  apiOrigin?: string | undefined;
  /** Hears of what the content security policy kept out of a page, as the browser says it: JSON. */
  onReport?: (report: string) => void;
}

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Serves a build on loopback with the headers of production. Reads the build once; build again, serve again. */
export async function serve({ folder, port, apiOrigin, onReport }: ServeOptions): Promise<Served> {
  const site = readSite(folder);
  const api = apiOrigin ?? builtApiOrigin(folder);

  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    if (method === 'POST' && url === REPORT_PATH) {
      void takeReport(request, onReport).then((status) => response.writeHead(status).end());
      return;
    }
    const { status, headers: answerHeaders, body } = answer(site, api, { method, url, headers });
    const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...answerHeaders, ...length });
    response.end(method === 'HEAD' ? undefined : body);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const LONGEST_REPORT = 10_000;

/**
 * Anybody can send a report: nothing but its text is believed, and none that is too long. It is read to the end in any case, or
 * its sender would not see the answer.
 */
async function takeReport(request: IncomingMessage, onReport: ServeOptions['onReport']): Promise<number> {
  let report = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) {
      if (report.length <= LONGEST_REPORT) report += chunk;
    }
  } catch {
    return 400;
  }
  if (report.length > LONGEST_REPORT) return 413;
  onReport?.(report);
  return 204;
}
