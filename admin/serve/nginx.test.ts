import { describe, expect, it } from 'vitest';
import { assetHeaders, securityHeaders } from './headers.ts';
import { nginxConf } from './nginx.ts';

const conf = nginxConf({ apiOrigin: 'https://sales.example.org', root: '/srv/embarque/admin', listen: '8080' });

/** The headers that a location adds to every answer. */
function headersOf(location: string): Record<string, string> {
  const block = conf.split(`location ${location} {`)[1]?.split('\n    }')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/add_header (\S+) ["'](.+)["'] always;/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function referrerPolicyOf(path: string): string | undefined {
  const [, pattern = '', whenItFits, otherwise] = /~(\S+)\s+(\S+);\s+default\s+(\S+);/.exec(conf) ?? [];
  return new RegExp(pattern).test(path) ? whenItFits : otherwise;
}

describe('the configuration of nginx', () => {
  it('gives pages the headers that the app is tried with', () => {
    const { 'Referrer-Policy': _, ...expected } = securityHeaders({
      nonce: '$request_id',
      apiOrigin: 'https://sales.example.org',
      path: '/sales',
      isSecure: true,
    });

    expect(headersOf('= /index.html')).toEqual({
      ...expected,
      'Cache-Control': 'no-store',
      'Referrer-Policy': '$embarque_referrer_policy',
    });
  });

  it.each(['/assets/', '/'])('gives files at %s the headers that the app is tried with', (location) => {
    expect(headersOf(location)).toEqual(assetHeaders({ isSecure: true }));
  });

  it.each(['/login', '/register', '/forgot-password', '/sales', '/login-help'])(
    'tells no more about %s than the app does',
    (path) => {
      const { 'Referrer-Policy': expected } = securityHeaders({ nonce: 'n', path, isSecure: true });

      expect(referrerPolicyOf(path)).toBe(expected);
      expect(referrerPolicyOf(`${path}?from=mail`)).toBe(expected);
    },
  );
});
