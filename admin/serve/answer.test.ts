import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import type { Site } from './site.ts';

const film = Buffer.from('0123456789abcdef');
const site: Site = {
  page: '',
  files: new Map([
    ['/film.webm', { type: 'video/webm', etag: '"film"', isImmutable: true, bodies: { identity: film } }],
  ]),
};

const ask = (headers: Record<string, string>) => answer(site, undefined, { method: 'GET', url: '/film.webm', headers });

describe('a part of a film, so that one can seek in it', () => {
  it.each([
    ['bytes=0-3', 'bytes 0-3/16', '0123'],
    ['bytes=10-', 'bytes 10-15/16', 'abcdef'],
    ['bytes=-5', 'bytes 11-15/16', 'bcdef'],
  ])('is given for %s', (range, contentRange, body) => {
    const part = ask({ range });

    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({ 'Content-Range': contentRange, 'Content-Type': 'video/webm' });
    expect(String(part.body)).toBe(body);
  });

  it('is given to a browser that began with this very film', () => {
    expect(ask({ range: 'bytes=0-3', 'if-range': '"film"' }).status).toBe(206);
  });

  it('is not there beyond the end', () => {
    expect(ask({ range: 'bytes=99-' })).toMatchObject({ status: 416, headers: { 'Content-Range': 'bytes */16' } });
  });

  it.each([
    ['nothing is asked for', {}],
    ['the unit is unknown', { range: 'lines=1-2' }],
    ['the words make no sense', { range: 'bytes' }],
    ['several parts are asked for', { range: 'bytes=0-1,4-5' }],
    ['the browser began with another film', { range: 'bytes=0-3', 'if-range': '"older"' }],
  ])('is the whole when %s', (_case, headers) => {
    const whole = ask(headers);

    expect(whole).toMatchObject({ status: 200, headers: { 'Accept-Ranges': 'bytes' } });
    expect(whole.body).toEqual(film);
  });
});
