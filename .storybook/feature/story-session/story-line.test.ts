import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStoryLine } from './story-line.ts';

describe('the network of a story', () => {
  it('passes requests on while the story is shown', async () => {
    const network = vi.fn(async () => new Response('boards'));
    const response = await openStoryLine(network).fetch('/apps/kanban/boards', { method: 'GET' });

    expect(await response.text()).toBe('boards');
  });

  it('refuses requests once the story has ended', async () => {
    const network = vi.fn(async () => new Response());
    const line = openStoryLine(network);
    await line.close();

    await expect(line.fetch('/apps/kanban/delete-board?id=todo', { method: 'DELETE' })).rejects.toThrow(TypeError);
    expect(network).not.toHaveBeenCalled();
  });

  it('ends when the server has acted on the writes underway', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const line = openStoryLine(() => promise);
    const order: string[] = [];
    void line.fetch('/apps/kanban/add-task', { method: 'POST' }).then(() => order.push('written'));
    const closed = line.close().then(() => order.push('closed'));
    resolve(new Response());
    await closed;

    expect(order).toEqual(['written', 'closed']);
  });

  it('does not wait for reads', async () => {
    const line = openStoryLine(() => new Promise(() => undefined));
    void line.fetch('/apps/kanban/boards');

    await expect(line.close()).resolves.toBeUndefined();
  });

  it('waits a second at most', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const line = openStoryLine(() => new Promise(() => undefined));
    void line.fetch('/apps/kanban/add-task', { method: 'POST' });
    const closed = line.close();
    await vi.advanceTimersByTimeAsync(1_000);

    await expect(closed).resolves.toBeUndefined();
  });
});
