import { describe, expect, it } from 'vitest';
import { DEMO_API_BASE, readTarget } from './config.target.ts';

const BASE = 'https://sales.example.org/api';

describe('the build target', () => {
  it('is the demo unless another one is chosen, and needs no configuration (SPEC-2.2-a)', () => {
    const demo = {
      target: 'demo',
      salesApiBase: DEMO_API_BASE,
      authScheme: 'Bearer',
      loginToken: 'embarque-desk',
      idleMinutes: 0,
      adminEmail: 'admin@demo.com',
      hasCustomizer: false,
    };

    expect(readTarget({})).toEqual(demo);
    for (const MODE of ['demo', 'development', 'test', '', 7]) expect(readTarget({ MODE })).toEqual(demo);
  });

  it('never calls a real API in the demo', () => {
    expect(readTarget({ MODE: 'demo', VITE_SALES_API_BASE: BASE }).salesApiBase).toBe(DEMO_API_BASE);
  });

  it.each([undefined, ''])('calls the stand-in on this machine when it is local and nothing is set: %j', (base) => {
    expect(readTarget({ MODE: 'local', VITE_SALES_API_BASE: base }).salesApiBase).toBe('http://127.0.0.1:8787');
  });

  it.each(['local', 'local-prod', 'homologation', 'production'])(
    'takes the address that is set: %s (SPEC-7.1-a)',
    (MODE) => {
      expect(readTarget({ MODE, VITE_SALES_API_BASE: BASE })).toMatchObject({ target: MODE, salesApiBase: BASE });
    },
  );

  it('takes the other settings', () => {
    const env = { VITE_SALES_API_AUTH_SCHEME: 'Token', VITE_LOGIN_TOKEN: 'public', VITE_IDLE_MINUTES: '15' };

    expect(readTarget(env)).toMatchObject({ authScheme: 'Token', loginToken: 'public', idleMinutes: 15 });
  });

  it('offers the address of an administrator only where one is set', () => {
    const env = { MODE: 'local', VITE_ADMIN_EMAIL: 'admin@company.example' };

    expect(readTarget(env).adminEmail).toBe('admin@company.example');
    expect(readTarget({ MODE: 'local' }).adminEmail).toBeNull();
  });

  it('can send the bare token', () => {
    expect(readTarget({ VITE_SALES_API_AUTH_SCHEME: '' }).authScheme).toBe('');
  });

  it.each(['', 'soon', '-5', 'NaN', undefined, null])('watches for no idleness when the minutes are %j', (minutes) => {
    expect(readTarget({ VITE_IDLE_MINUTES: minutes }).idleMinutes).toBe(0);
  });

  it('offers the customizer when the build asks for it', () => {
    expect(readTarget({ VITE_CUSTOMIZER: 'on' }).hasCustomizer).toBe(true);
    expect(readTarget({ VITE_CUSTOMIZER: 'no' }).hasCustomizer).toBe(false);
  });
});

describe('a build that has no address to call', () => {
  it.each(['local-prod', 'homologation', 'production'])('stops and says what to set: %s', (MODE) => {
    expect(() => readTarget({ MODE })).toThrow(
      `VITE_SALES_API_BASE is missing. The target "${MODE}" has no sales API to call without it. ` +
        'Set it to an address such as https://sales.example.org/api and build again.',
    );
    expect(() => readTarget({ MODE, VITE_SALES_API_BASE: '' })).toThrow('VITE_SALES_API_BASE is missing');
  });

  it.each([
    'sales.example.org',
    '/api',
    '//sales.example.org',
    'https:',
    'https://',
    'https:sales.example.org',
    'ftp://sales.example.org',
    'javascript:alert(1)',
    ' https://',
  ])('stops at what is no absolute http(s) address: %s', (base) => {
    expect(() => readTarget({ MODE: 'production', VITE_SALES_API_BASE: base })).toThrow(
      'VITE_SALES_API_BASE is not an absolute http(s) address',
    );
  });

  it.each([
    'https://user:password@sales.example.org',
    'https://sales.example.org/api?key=1',
    'https://sales.example.org/api#top',
  ])('stops at what no path can be added to: %s', (base) => {
    expect(() => readTarget({ MODE: 'production', VITE_SALES_API_BASE: base })).toThrow(
      'VITE_SALES_API_BASE has more than a host and a path',
    );
  });
});
