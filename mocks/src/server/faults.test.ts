import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createChances } from '../lib/time/clock.ts';
import { createFaultSwitch, type Faults, faultsSchema } from './faults.ts';

const kinds = (faults: Faults, paths: string[]) => {
  const faultSwitch = createFaultSwitch(faults, createChances(1));
  return paths.map((path) => faultSwitch.next(path).kind);
};

describe('a fault', () => {
  it.each<[Faults, string]>([
    [{}, 'answered'],
    [{ latencyMs: 500 }, 'answered'],
    [{ status: 503 }, 'refused'],
    [{ failRate: 1 }, 'refused'],
    [{ failRate: 0 }, 'answered'],
    [{ dropAfterHeaders: true }, 'dropped'],
    [{ hang: true }, 'unanswered'],
    [{ hang: true, dropAfterHeaders: true, status: 500 }, 'unanswered'],
    [{ dropAfterHeaders: true, failRate: 0 }, 'answered'],
  ])('%j leaves a call %s', (faults, kind) => {
    expect(kinds(faults, ['/sales'])).toEqual([kind]);
  });

  it('carries its status and its latency', () => {
    const faultSwitch = createFaultSwitch({ status: 503, latencyMs: 40 }, createChances(1));

    expect(faultSwitch.next('/sales')).toEqual({ kind: 'refused', status: 503, latencyMs: 40 });
  });

  it('of a fail rate alone is status 500', () => {
    expect(createFaultSwitch({ failRate: 1 }, createChances(1)).next('/sales').status).toBe(500);
  });

  it.each(['/sales', 'sales', '/sales/'])('only for %j spares every other path', (only) => {
    expect(kinds({ status: 500, only }, ['/sales', '/sales/S-1', '/salesmen', '/auth/login'])).toEqual([
      'refused',
      'refused',
      'answered',
      'answered',
    ]);
  });

  it('with a number of times heals by itself', () => {
    expect(kinds({ hang: true, times: 2, only: '/sales' }, ['/sales', '/', '/sales', '/sales'])).toEqual([
      'unanswered',
      'answered',
      'unanswered',
      'answered',
    ]);
  });

  it('strikes the given share of calls, the same ones for the same seed', () => {
    const calls = Array.from({ length: 1000 }, () => '/sales');
    const struck = kinds({ failRate: 0.1 }, calls);

    expect(struck.filter((kind) => kind === 'refused').length / 1000).toBeCloseTo(0.1, 1);
    expect(kinds({ failRate: 0.1 }, calls)).toEqual(struck);
  });

  it('is over once it is replaced, and its count starts again', () => {
    const faultSwitch = createFaultSwitch({ status: 500, times: 1 }, createChances(1));
    faultSwitch.next('/sales');

    faultSwitch.set({ status: 404, times: 1 });

    expect(faultSwitch.next('/sales')).toMatchObject({ status: 404 });
    faultSwitch.set({});
    expect(faultSwitch.next('/sales')).toMatchObject({ kind: 'answered' });
  });
});

it.each([{ failRate: 2 }, { latencyMs: -1 }, { status: 200 }, { hang: 'yes' }, { times: 0 }, { typo: true }, null])(
  '%j describes no fault',
  (faults) => {
    expect(v.is(faultsSchema, faults)).toBe(false);
  },
);
