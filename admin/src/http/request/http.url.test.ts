import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http.client.ts';
import { salesSteps } from '../http.steps.ts';
import type { SessionGate } from '../http.gate.ts';
import { pathBelow, resolveUrl } from './http.url.ts';

const BASE = 'https://sales.example/api';
const resolve = (path: string, params = {}) => resolveUrl(BASE, path, params).href;

describe('the address of a call', () => {
  it.each([
    ['https://sales.example', 'sales', 'https://sales.example/sales'],
    ['https://sales.example/', '/sales', 'https://sales.example/sales'],
    ['https://sales.example/api', 'sales', 'https://sales.example/api/sales'],
    ['https://sales.example/api/', '/sales', 'https://sales.example/api/sales'],
    ['https://sales.example/api/', '//sales', 'https://sales.example/api/sales'],
    ['http://127.0.0.1:8787', '/jwt/logout', 'http://127.0.0.1:8787/jwt/logout'],
  ])('joins %s and %s without doubling a slash (SPEC-7.1-b, SPEC-7.6-a)', (base, path, href) => {
    expect(resolveUrl(base, path).href).toBe(href);
  });

  it('stays below the base when its query holds another address', () => {
    expect(resolve('/sales?next=http://evil.example')).toBe(`${BASE}/sales?next=http://evil.example`);
  });

  it('leaves out what has no value, repeats the key of a list, and encodes the rest', () => {
    const params = {
      q: 'a&b=c',
      kind: ['esim', 'insurance'],
      none: [],
      page: 1,
      off: false,
      a: null,
      b: undefined,
      c: '',
    };

    expect(resolve('sales', params)).toBe(`${BASE}/sales?q=a%26b%3Dc&kind=esim&kind=insurance&page=1&off=false&c=`);
  });

  it('adds to a query that is there', () => {
    expect(resolve('sales?page=1', { q: 'a' })).toBe(`${BASE}/sales?page=1&q=a`);
  });

  it('takes keys that reach for the prototype as the texts they are', () => {
    const params = JSON.parse('{"__proto__":"a","constructor":"b","prototype":"c"}') as Record<string, string>;

    expect(resolve('sales', params)).toBe(`${BASE}/sales?__proto__=a&constructor=b&prototype=c`);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
    expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
  });

  it('is shown below the base, without its query', () => {
    expect(pathBelow(BASE, new URL(`${BASE}//sales/7/?q=secret#x`))).toBe('sales/7');
  });
});

const HOSTILE = [
  'https://evil.example',
  'http://sales.example/api',
  'https://sales.example:8443/api',
  'https://sales.example.evil.example/',
  'https://sales.example@evil.example/',
  'https://user:password@sales.example/api',
  'https://sаles.example/api',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'http:/evil.example',
  String.raw`https:\\evil.example`,
];

const PIECES =
  String.raw`/ // \ . .. @ : ? # %2f %5c 。 ／ xn-- https: http: HTTPS:// javascript: [::1] 127.0.0.1 :443 :80`
    .split(' ')
    .concat('\t', '\n', '\0', ' ', 'evil.example', 'sales.example', 'user:password@');

describe('an address that leads elsewhere', () => {
  it.each(HOSTILE)('is refused: %s', (path) => {
    expect(() => resolve(path)).toThrow(TypeError);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    String.raw`\\evil.example`,
    String.raw`/\evil.example`,
    '\t//evil.example',
    ' https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '..//evil.example',
    '/ok/..//evil.example',
  ])('becomes a path of the own API: %j', (path) => {
    expect(new URL(resolve(path)).origin).toBe('https://sales.example');
  });

  it('never gets the token, whatever is put together', async () => {
    const withToken: string[] = [];
    const http = createHttp({
      base: BASE,
      authScheme: 'Bearer',
      fetch: async (url, init) => {
        if (new Headers(init?.headers).get('authorization') === 'Bearer secret')
          withToken.push(url instanceof Request ? url.url : new URL(url).href);
        return Response.json({});
      },
      steps: salesSteps({ gate: openGate, onNotifications: vi.fn() }),
    });
    const piece = fc.constantFrom(...PIECES);
    const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    const path = fc.oneof(pieces, fc.string(), fc.constantFrom(...HOSTILE));

    await fc.assert(
      fc.asyncProperty(path, async (hostile) => {
        await http.get(hostile).catch(() => undefined);
      }),
      { numRuns: 500 },
    );
    expect(withToken.length).toBeGreaterThan(0);
    expect(withToken.filter((url) => !isOwn(url))).toEqual([]);
  });
});

function isOwn(url: string): boolean {
  const { origin, username, password } = new URL(url);
  return origin === 'https://sales.example' && username === '' && password === '';
}

/** A session that lets everything pass. */
function openGate(): SessionGate {
  const ticket = { id: 1, epoch: 1, version: 1 };
  return {
    enter: () => ticket,
    pass: () => ({ ticket, token: 'secret' }),
    hold: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    refusedAgain: vi.fn(),
    accepted: vi.fn(),
  };
}
