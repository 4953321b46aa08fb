import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decline, readBody, readId } from './answers.ts';

const address = 'http://127.0.0.1/bags';
const post = (body?: string) => new Request(address, { method: 'POST', body });
const drop = (query: string, body?: string) => new Request(`${address}${query}`, { method: 'DELETE', body });

/** The answer that a reader throws instead of returning. */
async function declined(reading: Promise<unknown>) {
  const thrown = await reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? { status: thrown.status, body: await thrown.json() } : thrown;
}

it('a declined call says why', async () => {
  const response = decline(404, 'There is no such bag');

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'There is no such bag' });
});

describe('a body', () => {
  const schema = v.object({ bag: v.object({ colour: v.string() }) }, 'Say which bag');

  it('comes back with what was asked for, and nothing else', async () => {
    expect(await readBody(post('{"bag":{"colour":"blue"},"more":1}'), schema)).toEqual({ bag: { colour: 'blue' } });
  });

  it.each([undefined, '', '{', '<html>', '{"bag":}'])('%j is declined: it is no JSON', async (body) => {
    expect(await declined(readBody(post(body), schema))).toEqual({
      status: 400,
      body: { message: 'The body is not valid JSON' },
    });
  });

  it.each([
    ['null', 'Say which bag'],
    ['[]', 'bag: '],
    ['{"bag":{"colour":7}}', 'bag.colour: '],
  ])('%s is declined with the field that does not fit', async (body, message) => {
    expect(await declined(readBody(post(body), schema))).toEqual({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  });
});

describe('an id', () => {
  it.each([
    ['in the query', drop('?id=7')],
    ['as a number in the body', drop('', '{"id":7}')],
    ['as text in the body', drop('', '{"id":"7"}')],
    ['in the query, whatever the body says', drop('?id=7', '{"id":8}')],
  ])('is found %s', async (_, request) => {
    expect(await readId(request)).toBe('7');
  });

  it('may have another name', async () => {
    expect(await readId(drop('?taskId=t-1'), 'taskId')).toBe('t-1');
  });

  it.each([
    drop(''),
    drop('?id='),
    drop('', ''),
    drop('', '[]'),
    drop('', 'null'),
    drop('', '{}'),
    drop('', '{"id":null}'),
    drop('', '{"id":{"a":1}}'),
  ])('that is missing or makes no sense is declined', async (request) => {
    expect(await declined(readId(request))).toEqual({
      status: 400,
      body: { message: 'id: Say which one is meant, in the query or in a JSON body' },
    });
  });

  it('in a body that is no JSON is declined', async () => {
    expect(await declined(readId(drop('', '{id')))).toMatchObject({ status: 400 });
  });
});
