import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { workerScript } from './mock-service-worker.ts';

type Listener = (event: FetchEventLike) => void;

interface FetchEventLike {
  request: Request;
  clientId: string;
  respondWith: (answer: unknown) => void;
  stopImmediatePropagation: () => void;
}

/** Runs the script as a browser would run a worker, and gives what it does with one request. */
function answersTo(request: Request): boolean {
  const listeners: Listener[] = [];
  const self = {
    addEventListener: (type: string, listener: Listener) => type === 'fetch' && listeners.push(listener),
    clients: { get: () => Promise.resolve(undefined), matchAll: () => Promise.resolve([]) },
    registration: { scope: 'http://127.0.0.1/' },
    location: { origin: 'http://127.0.0.1' },
  };
  runInContext(
    workerScript,
    createContext({ self, addEventListener: self.addEventListener, crypto, Set, Map, URL, Headers }),
  );

  const respondWith = vi.fn((answer: unknown) => void Promise.resolve(answer).catch(() => {}));
  let isStopped = false;
  for (const listener of listeners) {
    if (!isStopped)
      listener({ request, clientId: 'page', respondWith, stopImmediatePropagation: () => (isStopped = true) });
  }
  return respondWith.mock.calls.length > 0;
}

describe('the worker', () => {
  it('answers calls', () => {
    expect(answersTo(new Request('http://127.0.0.1/api/bookmarks'))).toBe(true);
  });

  it('leaves scripts to the browser, those with handlers among them', () => {
    const script = Object.defineProperty(new Request('http://127.0.0.1/kanban/handlers.js'), 'destination', {
      value: 'script',
    });

    expect(answersTo(script)).toBe(false);
  });

  it('leaves pages and the index of stories to the browser', () => {
    const page = Object.defineProperty(new Request('http://127.0.0.1/iframe.html'), 'mode', { value: 'navigate' });

    expect(answersTo(page)).toBe(false);
    expect(answersTo(new Request('http://127.0.0.1/story-index/features-todo-todopage.json'))).toBe(false);
    expect(answersTo(new Request('http://127.0.0.1/preview-index.json'))).toBe(false);
  });

  it('leaves parts of a film to the browser, so that people can seek in it', () => {
    expect(answersTo(new Request('http://127.0.0.1/departure.webm', { headers: { Range: 'bytes=0-' } }))).toBe(false);
  });
});
