import { answerInPage } from '@embarque/mocks/in-page';
import { enterWorld } from '@embarque/mocks/world';

/** The duration of one call, in milliseconds. */
export interface Taken {
  answer: number;
  /** The longest time in which the page could answer nobody; 0 when it was never as much as 50. */
  blocked: number;
}

const THOUSAND_TIMES_AS_MANY = 1000;

enterWorld({ scale: THOUSAND_TIMES_AS_MANY });

async function take(query: string): Promise<Taken> {
  const watch = watchBlocks();
  const start = performance.now();
  const response = await answerInPage(new Request(`/api/datatables/data?${query}`));
  await response?.json();
  const answer = performance.now() - start;
  return { answer, blocked: await watch.stop() };
}

/** The longest task; the browser reports those of 50 ms or more. */
function watchBlocks() {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return {
    async stop() {
      // The last task is reported only after it has ended.
      await new Promise((resolve) => void setTimeout(resolve));
      note(observer.takeRecords());
      observer.disconnect();
      return longest;
    },
  };
}

Object.assign(window, { take });
