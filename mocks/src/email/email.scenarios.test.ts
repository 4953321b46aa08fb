import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { emailHandlers } from './email.handlers.ts';
import { emailScenarios } from './email.scenarios.ts';
import { emailsAnswerSchema } from './email.schema.ts';

type Name = keyof typeof emailScenarios;

const open = (name: Name) => callsTo([emailScenarios[name], ...emailHandlers]);
const list = async (name: Name, query = '') =>
  v.parse(emailsAnswerSchema, (await open(name)('GET', `/apps/email/emails?${query}`)).body);

describe('a scenario of the mailbox', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'emails', 403],
    ['unauthorised', 'GET', 'emails', 401],
    ['failed', 'GET', 'emails', 500],
    ['openTooLate', 'GET', 'get-email?id=38', 404],
    ['openFailed', 'GET', 'get-email?id=38', 500],
    ['updateFailed', 'POST', 'update-emails', 500],
    ['labelFailed', 'POST', 'update-emails-label', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, expected) => {
    const { status, body } = await open(name)(method, `/apps/email/${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('empty, thousandsOfRows and veryLongTexts differ in what they list', async () => {
    expect(await list('empty')).toEqual({ emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 } });
    expect((await list('thousandsOfRows')).emails.length).toBeGreaterThan(3000);
    expect((await list('veryLongTexts')).emails[0]?.subject.length).toBeGreaterThan(100);
  });

  it('trackingPicture opens mails that ask another server for a picture, with their neighbours', async () => {
    const { body } = await open('trackingPicture')('GET', '/apps/email/get-email?id=38');

    expect(body).toMatchObject({
      email: { id: 38, message: expect.stringContaining('<img src="https://'), hasPreviousMail: false },
    });
    expect((await open('trackingPicture')('GET', '/apps/email/get-email?id=999')).status).toBe(404);
  });

  it('thousandsOfRows begins with the mails of the sample and goes on further back', async () => {
    const { emails } = await list('thousandsOfRows');
    const times = emails.map(({ time }) => time);

    expect(emails[0]).toMatchObject({ id: 10_000, subject: 'Sinistro da minha mala atrasada em Lisboa' });
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
