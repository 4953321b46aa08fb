import { describe, expect, it } from 'vitest';
import { help, readCommandLine } from './fake-api.command-line.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));

describe('the command line', () => {
  it('serves the usual world on port 8788 without arguments', () => {
    expect(read('')).toEqual({ kind: 'start', options: { port: 8788, seed: 0, scale: 1 } });
  });

  it('takes another port, seed and scale', () => {
    expect(read('--port 0 --seed 42 --scale 1000')).toEqual({
      kind: 'start',
      options: { port: 0, seed: 42, scale: 1000 },
    });
  });

  it('explains itself', () => {
    expect(read('--scale 0 --help')).toEqual({ kind: 'help' });
    for (const flag of ['--port', '--seed', '--scale']) expect(help).toContain(flag);
  });

  it.each([
    ['--scale 0', '--scale must be a whole number from 1 to 10000'],
    ['--scale many', '--scale must be a whole number from 1 to 10000'],
    ['--seed -1', "'--seed'"],
    ['--port 70000', '--port must be a whole number from 0 to 65535'],
    ['--colour red', "'--colour'"],
    ['8788', "'8788'"],
  ])('says what is wrong with %s', (line, words) => {
    const invocation = read(line);

    expect(invocation).toEqual({ kind: 'mistake', message: expect.stringContaining(words) });
    expect(invocation).toEqual({ kind: 'mistake', message: expect.stringContaining('npm run fake-api -- --help') });
  });
});
