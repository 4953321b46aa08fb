import { beforeEach, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { waitingHandlers } from './waiting.handlers.ts';

const call = callsTo(waitingHandlers);
const noon = Date.UTC(2030, 5, 15, 12);

beforeEach(() => {
  resetSampleData();
  setNow(noon);
  return () => setNow();
});

it('says when it opens, by its own clock', async () => {
  expect((await call('GET', '/waiting/opening')).body).toEqual({
    opensAt: '2030-06-27T12:00:00.000Z',
    now: '2030-06-15T12:00:00.000Z',
  });
});

it('takes an email twice, and nothing that is none', async () => {
  const body = { email: 'ana@example.com' };
  expect((await call('POST', '/waiting/notify', body)).status).toBe(200);
  expect((await call('POST', '/waiting/notify', body)).status).toBe(200);
  expect((await call('POST', '/waiting/notify', { email: 'ana' })).status).toBe(400);
});

it('is back two minutes after the first look', async () => {
  expect((await call('GET', '/waiting/maintenance')).body).toMatchObject({ isOver: false });
  setNow(noon + 119_999);
  expect((await call('GET', '/waiting/maintenance')).body.isOver).toBe(false);
  setNow(noon + 120_000);
  expect((await call('GET', '/waiting/maintenance')).body.isOver).toBe(true);
});
