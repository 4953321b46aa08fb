import { fn } from 'storybook/test';
import { WALK_ORDER, WALK_REPORT } from '../journey/journey.link.ts';
import { readWalkLink, type WalkAddress, writeWalkLink } from './model/walk.link.ts';
import type { WalkJourney } from './model/walk.ts';

export const twoJourneys: WalkJourney[] = [
  { storyId: 'features-claims--a', sentence: 'A claim is answered', feature: 'Claims', isNew: false },
  { storyId: 'features-board--b', sentence: 'A card returns', feature: 'Board', isNew: true },
];

/** The page of a frame with a journey of two steps, of which the second one may fail. */
const pageOf = (hasFailure: boolean) => `<!doctype html><html lang="en"><title>Journey</title><script>
  let done = 0;
  const report = (hasFailed) => parent.postMessage(
    { type: '${WALK_REPORT}', storyId: '', walker: { captions: ['She opens it', 'She files it'], done, isBusy: false, hasFailed } },
    '*',
  );
  addEventListener('message', ({ data }) => {
    if (data !== '${WALK_ORDER}') return;
    const fails = ${hasFailure} && done === 1;
    if (!fails) done += 1;
    report(fails);
  });
  report(false);
</script>`;

/** Frames in which journeys run, one of which fails at its second step. */
export function framesWith({ failing }: { failing?: string } = {}) {
  const addresses = new Map(
    twoJourneys.map(({ storyId }) => {
      const page = new Blob([pageOf(storyId === failing)], { type: 'text/html' });
      return [storyId, URL.createObjectURL(page)] as const;
    }),
  );
  return (storyId: string) => addresses.get(storyId) ?? '';
}

/** An address of the page that only the test sees. */
export function addressAt(search = '') {
  let at = search;
  const listeners = new Set<() => void>();
  const write = fn<WalkAddress['write']>();
  return {
    read: () => readWalkLink(at),
    write,
    onBack: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lastWritten: () => write.mock.lastCall && writeWalkLink(write.mock.lastCall[0]),
    goBackTo: (to: string) => {
      at = to;
      for (const listener of listeners) listener();
    },
  };
}
