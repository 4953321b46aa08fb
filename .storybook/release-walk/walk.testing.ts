import { fn } from 'storybook/test';
import { WALK_ORDER, WALK_REPORT } from '../journey/journey.link.ts';
import { readWalkLink, type WalkLink, writeWalkLink } from './model/walk.link.ts';
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
  const write = fn<(link: WalkLink) => void>();
  const lastWritten = () => write.mock.lastCall?.map(writeWalkLink)[0];
  return { read: () => readWalkLink(search), write, lastWritten };
}
