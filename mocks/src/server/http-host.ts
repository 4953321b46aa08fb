import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { inspect } from 'node:util';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';

export interface HostOptions {
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** The handlers; the first that fits answers. Relative paths are below this host. */
  handlers: RequestHandler[];
  /** Hears of the requests that the host answers itself: preflights, bodies too large, unknown paths. */
  onOwnAnswer?: (request: { method: string; path: string; status: number }) => void;
}

export interface Host {
  /** Address without a final slash: `http://127.0.0.1:8787`. */
  url: string;
  /** Stops listening and cuts every connection, answered or not. */
  close: () => Promise<void>;
}

const bodyLimit = 1024 * 1024;

// Nothing here works by cookie, so any page may read the answers, refusals included.
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-Rights-Version',
};

// A fixed list rather than what the browser asks for: what a real API has to allow must be missed here too.
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Cache-Control, Content-Type, Expires, Idempotency-Key, Pragma',
  'Access-Control-Max-Age': '600',
};

/** Serves handlers as real HTTP on loopback, readable from any origin. Rejects when the port is taken. */
export async function start({ port, handlers, onOwnAnswer }: HostOptions): Promise<Host> {
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET' } = incoming;
    const url = targetOf(incoming);
    const own = (response: Response) => {
      onOwnAnswer?.({ method, path: url.split('?', 1)[0] ?? '', status: response.status });
      return response;
    };
    await send(await respond({ incoming, baseUrl: addressOf(server), handlers, own }), outgoing);
  };
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: addressOf(server), close: () => close(server) };
}

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

interface Exchange {
  incoming: IncomingMessage;
  baseUrl: string;
  handlers: RequestHandler[];
  /** Reports an answer that comes from the host and not from a handler. */
  own: (response: Response) => Response;
}

async function respond({ incoming, baseUrl, handlers, own }: Exchange): Promise<Response> {
  if (incoming.method === 'OPTIONS') return own(new Response(null, { status: 204, headers: preflightHeaders }));
  try {
    const request = await toRequest(incoming, baseUrl);
    if (!request) return own(failure(413, `The body is larger than ${bodyLimit} bytes`));
    const response = await getResponse(handlers, request, { baseUrl });
    return response ?? own(failure(404, `Nothing answers ${incoming.method} ${incoming.url}`));
  } catch (error) {
    return own(failure(500, `The stand-in itself failed: ${inspect(error)}`));
  }
}

/** The path and the query. A browser whose proxy this host is asks for a whole URL. */
const targetOf = ({ url = '/' }: IncomingMessage): string => url.replace(/^http:\/\/[^/]*/, '');

/** The request as the handlers know it; undefined when its body is too large. */
async function toRequest(incoming: IncomingMessage, baseUrl: string): Promise<Request | undefined> {
  const { method = 'GET' } = incoming;
  const body = await readBody(incoming);
  if (!body) return undefined;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(baseUrl + targetOf(incoming), { method, headers, ...(hasBody && { body }) });
}

/** Reads to the end even when it is too much: a sender that is cut off would not see the answer. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size <= bodyLimit ? Buffer.concat(chunks) : undefined;
}

function failure(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** A network error cuts the connection before the headers, a body that breaks off cuts it after them. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...corsHeaders });
  outgoing.flushHeaders();
  await pipeline(response.body ?? [], outgoing).catch(() => outgoing.destroy());
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
