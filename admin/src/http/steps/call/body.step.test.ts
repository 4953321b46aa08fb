import { expect, it } from 'vitest';
import { anEnd, aRequest } from '../step.testing.ts';
import { serialise } from './body.step.ts';

it('a body is sent as JSON with its type', async () => {
  const { sent, next } = anEnd();

  await serialise(aRequest({ method: 'POST', body: { title: 'Tram 28' } }), next);

  expect(sent.map(({ payload }) => payload)).toEqual([
    { bytes: '{"title":"Tram 28"}', contentType: 'application/json' },
  ]);
});

it('a stream is refused before anything is sent: it could not be sent again', async () => {
  const { sent, next } = anEnd();

  await expect(serialise(aRequest({ body: new ReadableStream() }), next)).rejects.toThrow(
    'A stream cannot be sent again',
  );
  expect(sent).toEqual([]);
});
