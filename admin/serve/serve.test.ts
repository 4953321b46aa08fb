import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';
import { serve, type Served } from './serve.ts';

const page = `<!doctype html>
<meta property="csp-nonce" nonce="__CSP_NONCE__">
<link rel="stylesheet" href="/assets/index-AbCd1234.css" nonce="__CSP_NONCE__">`;
const script = `export const policies = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `policy ${index}`))};`;

const folder = mkdtempSync(join(tmpdir(), 'embarque-serve-'));
const reports: string[] = [];
let served: Served;

beforeAll(async () => {
  write('index.html', page);
  write('assets/index-AbCd1234.js', script);
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('version.json', '{"build":"b1"}');
  write('.vite/manifest.json', '{}');
  write('build-target.json', '{"target":"production","apiOrigin":"https://sales.example.org"}');
  await precompress(folder);
  served = await serve({ folder, port: 0, onReport: (report) => reports.push(report) });
});

beforeEach(() => {
  reports.length = 0;
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(served.url + path, { headers });

const navigate = (path: string) => ask(path, { Accept: 'text/html,*/*;q=0.8' });

/** Sends the path as it stands: `fetch` would tidy it up first. */
function statusOfRaw(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(served.url, { path }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}

function nonceOf(html: string): string | undefined {
  return /<meta property="csp-nonce" nonce="([^"]+)">/.exec(html)?.[1];
}

describe('a page', () => {
  it.each(['/', '/login', '/sales?page=2', '/apps/user/view/7', '/pages/blog/detail/v1.2'])(
    'is served at %s',
    async (path) => {
      const response = await navigate(path);

      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    },
  );

  it('is never kept', async () => {
    expect((await navigate('/')).headers.get('Cache-Control')).toBe('no-store');
  });

  it('carries the nonce of its header wherever a nonce is needed', async () => {
    const response = await navigate('/');
    const html = await response.text();
    const nonce = nonceOf(html);

    expect(nonce).toMatch(/^[\w+/=]{22,}$/);
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(html).not.toContain('__CSP_NONCE__');
  });

  it('carries another nonce each time', async () => {
    const [one, two] = await Promise.all([navigate('/'), navigate('/')]);

    expect(nonceOf(await one.text())).not.toBe(nonceOf(await two.text()));
  });

  it('may call the origin that the build names', async () => {
    const policy = (await navigate('/')).headers.get('Content-Security-Policy');

    expect(policy).toContain("connect-src 'self' https://sales.example.org;");
  });

  it.each(['br', 'gzip'])('travels as %s where that is accepted', async (encoding) => {
    const response = await ask('/', { 'Accept-Encoding': encoding });

    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(await response.text()).toContain('<!doctype html>');
  });
});

describe('a report of the content security policy', () => {
  const report = (body: string) => fetch(`${served.url}/csp-report`, { method: 'POST', body });

  it('is taken at the address that every page names', async () => {
    const headers = (await navigate('/')).headers;
    expect(headers.get('Content-Security-Policy')).toContain('report-uri /csp-report; report-to csp');
    expect(headers.get('Reporting-Endpoints')).toBe('csp="/csp-report"');

    const response = await report('{"csp-report":{"blocked-uri":"https://evil.example"}}');

    expect(response.status).toBe(204);
    expect(reports).toEqual(['{"csp-report":{"blocked-uri":"https://evil.example"}}']);
  });

  it('is refused when it is far too long', async () => {
    expect((await report('x'.repeat(2_000_000))).status).toBe(413);
    expect(reports).toEqual([]);
  });
});

describe('a built file', () => {
  const path = '/assets/index-AbCd1234.js';

  it('is kept for a year when its name changes with its content', async () => {
    expect((await ask(path)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it('is asked about again when its name never changes', async () => {
    expect((await ask('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await ask('/version.json')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ])('for a browser that accepts "%s" is encoded as %s', async (accepted, encoding) => {
    const response = await ask(path, { 'Accept-Encoding': accepted });

    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await ask(path)).headers.get('ETag') ?? '';

    const again = await ask(path, { 'If-None-Match': etag });

    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('has another tag in each encoding, so that no cache mixes them up', async () => {
    const [plain, small] = await Promise.all([
      ask(path, { 'Accept-Encoding': 'identity' }),
      ask(path, { 'Accept-Encoding': 'br' }),
    ]);

    expect(plain.headers.get('ETag')).not.toBe(small.headers.get('ETag'));
  });

  it('has its size and no content in the answer to HEAD', async () => {
    const response = await fetch(served.url + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });

    expect(response.headers.get('Content-Length')).toBe(String(script.length));
    expect(await response.text()).toBe('');
  });

  it('is never guessed at by the browser', async () => {
    expect((await ask('/favicon.svg')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('what is not there', () => {
  it('is no page when the app asks for a file of an older build', async () => {
    expect((await navigate('/assets/index-Gone0000.js')).status).toBe(404);
  });

  it('is no page when a file is asked for elsewhere', async () => {
    expect((await ask('/robots.txt', { Accept: '*/*' })).status).toBe(404);
  });

  it.each(['/.vite/manifest.json', '/build-target.json', '/assets/index-AbCd1234.js.br'])(
    'to the public includes %s',
    async (path) => {
      expect((await ask(path, { Accept: '*/*' })).status).toBe(404);
    },
  );
});

describe('a hostile request', () => {
  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
    '/%E0%A4%A',
  ])('for %s is refused', async (path) => {
    expect(await statusOfRaw(path)).toBe(400);
  });

  it('that would change something is refused', async () => {
    const response = await fetch(served.url, { method: 'POST', body: 'x' });

    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('that is cut short does not stop the server', async () => {
    const broken = request(served.url, { method: 'POST', headers: { 'Content-Length': '100' } });
    broken.on('error', () => {});
    broken.write('x');
    broken.destroy();

    expect((await navigate('/')).status).toBe(200);
  });
});

it('explains itself when there is no build', async () => {
  await expect(serve({ folder: join(folder, 'assets'), port: 0 })).rejects.toThrow('Build it first: npm run build');
});
