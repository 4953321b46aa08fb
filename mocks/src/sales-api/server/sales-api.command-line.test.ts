import { describe, expect, it } from 'vitest';
import { flags, help, readCommandLine } from './sales-api.command-line.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

describe('the command line', () => {
  it('starts a healthy server on port 8787 without arguments', () => {
    expect(read('')).toEqual({
      kind: 'start',
      options: {
        port: 8787,
        accessTokenTtl: 600_000,
        refreshTokenTtl: 30 * 86_400_000,
        rotation: true,
        grace: 0,
        seed: 1,
        faults: {},
      },
    });
  });

  it('takes every rule and every fault', () => {
    const tokens = '--port 0 --access-token-ttl 5s --refresh-token-ttl 2h --no-rotation --grace 250ms --seed 7';
    const faults = '--latency 200 --fail-rate 0.1 --status 503 --drop-after-headers --hang --only /sales --times 3';

    expect(read(`${tokens} ${faults}`)).toEqual({
      kind: 'start',
      options: {
        port: 0,
        accessTokenTtl: 5000,
        refreshTokenTtl: 7_200_000,
        rotation: false,
        grace: 250,
        seed: 7,
        faults: {
          latencyMs: 200,
          failRate: 0.1,
          status: 503,
          dropAfterHeaders: true,
          hang: true,
          only: '/sales',
          times: 3,
        },
      },
    });
  });

  it.each([
    ['--bogus', "Unknown option '--bogus'"],
    ['8787', "Unexpected argument '8787'"],
    ['--port', "Option '--port <value>' argument missing"],
    ['--port 99999', '--port must be a whole number from 0 to 65535'],
    ['--port http', '--port must be a whole number'],
    ['--grace soon', '--grace must be a duration such as'],
    ['--access-token-ttl 5', '--access-token-ttl must be a duration'],
    ['--fail-rate 3', '--fail-rate must be a number, 0 to 1'],
    ['--latency slow', '--latency must be whole milliseconds'],
    ['--status 200', '--status must be a status'],
    ['--times 0', '--times must be a whole number'],
  ])('%s is a mistake that it explains', (line, message) => {
    const invocation = read(line);

    expect(invocation.kind).toBe('mistake');
    expect(invocation).toMatchObject({ message: expect.stringContaining(message) });
    expect(invocation).toMatchObject({ message: expect.stringContaining('--help') });
  });

  it('asks for help, which names every option', () => {
    expect(read('--help --port 1')).toEqual({ kind: 'help' });
    for (const flag of Object.keys(flags)) expect(help).toContain(`--${flag === 'rotation' ? 'no-rotation' : flag} `);
  });
});
