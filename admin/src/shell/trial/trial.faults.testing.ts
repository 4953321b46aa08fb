type Server = (request: Request) => Promise<Response>;

/** The fate of the first request that changes something; everything after it is healthy. */
type Fault = (request: Request, server: Server) => Promise<Response>;

const refuses =
  (status: number, headers: Record<string, string> = {}): Fault =>
  async () =>
    Response.json({ message: 'Not now.' }, { status, headers });

/** The server acts, and its response arrives as another one. */
const garbles =
  (change: (response: Response) => Response | Promise<Response>): Fault =>
  async (request, server) =>
    change(await server(request));

const reshapes = (shape: (name: string, value: unknown) => unknown) =>
  garbles(async (response) => {
    const text = await response.text();
    const body = text === '' ? '' : JSON.stringify(JSON.parse(text, (name, value) => shape(name, value)));
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } });
  });

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Faults of a network and of servers, by what a person would say of them. */
export const faults: Readonly<Record<string, Fault>> = {
  'the response is lost': async (request, server) => {
    await server(request);
    throw new TypeError('Failed to fetch');
  },
  'the request is lost': async () => {
    throw new TypeError('Failed to fetch');
  },
  'the request arrives twice': async (request, server) => {
    await server(request.clone());
    return server(request);
  },
  'the response breaks off': garbles(({ status }) => new Response('{"id": 1, "tit', { status })),
  'the response is empty': garbles(({ status }) => new Response('', { status })),
  'the response is a page': garbles(() => new Response('<!doctype html><h1>Sign in to the Wi-Fi</h1>')),
  'a page comes in place of the server': async () => new Response('<!doctype html><h1>Sign in to the Wi-Fi</h1>'),
  'the response has unknown parts': reshapes((_, value) =>
    isRecord(value) ? { ...Object(value), addedIn2031: { by: [1] } } : value,
  ),
  'ids are texts': reshapes((name, value) => (/^id$|Id$/.test(name) && typeof value === 'number' ? `${value}` : value)),
  'empty parts are left out': reshapes((_, value) => value ?? undefined),
  'the server fails': refuses(500),
  'the server is being restarted': refuses(503, { 'retry-after': '1' }),
  'there were too many requests': refuses(429, { 'retry-after': '1' }),
  'it is too large': refuses(413),
  'somebody else was first': refuses(409),
};
