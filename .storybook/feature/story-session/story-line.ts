import type { Fetch } from '../../../admin/src/http/send.ts';

/** The network of one story, which ends with it. */
export interface StoryLine {
  fetch: Fetch;
  /** Refuses every request from now on, and resolves when the server has acted on those underway, or has not for a second. */
  close: () => Promise<void>;
}

const MAX_WAIT_MS = 1_000;

/** Keeps what a page still sends while it is left away from the sample data of the next story. */
export function openStoryLine(network: Fetch = (input, init) => fetch(input, init)): StoryLine {
  const writes = new Set<Promise<unknown>>();
  let isOpen = true;

  return {
    fetch(input, init) {
      if (!isOpen) return Promise.reject(new TypeError('This story has ended.'));
      const response = network(input, init);
      if ((init?.method ?? 'GET').toUpperCase() !== 'GET') {
        const write = response.catch(() => undefined).finally(() => writes.delete(write));
        writes.add(write);
      }
      return response;
    },
    async close() {
      isOpen = false;
      if (writes.size === 0) return;
      await Promise.race([Promise.all(writes), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    },
  };
}
