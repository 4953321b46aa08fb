import type { StoryContext } from '@storybook/react-vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkToStep, readStepLink } from './journey.link.ts';
import { currentWalker, goOn, journey, type JourneyStep } from './journey.ts';

const captions = ['A claim arrives', 'She answers it'];

/** A page that a journey is walked through on, in a session of its own unless one is given. */
function page(session: object = {}) {
  return {
    id: 'features-claims--journey',
    loaded: { story: session },
    step: (_caption: string, play: () => Promise<void>) => play(),
  } as unknown as StoryContext;
}

function begin(plays: ReadonlyArray<JourneyStep['play']>, context = page()) {
  const story = journey(captions.map((caption, index) => ({ caption, play: plays[index] ?? works })));
  story.beforeEach(context);
  return story;
}

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('There is no such button'));

describe('a journey', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('says how many steps are done', async () => {
    begin([works, works]);
    await goOn();

    expect(currentWalker()).toEqual({ captions, done: 1, isBusy: false, hasFailed: false });
  });

  it('says that a step did not work, and stays where it is', async () => {
    begin([works, fails]);
    await goOn();
    await goOn();

    expect(currentWalker()).toEqual({ captions, done: 1, isBusy: false, hasFailed: true });
  });

  it('stays where it is while the same page is drawn again', async () => {
    const session = {};
    const story = begin([works, works], page(session));
    await goOn();
    story.beforeEach(page(session));

    expect(currentWalker()?.done).toBe(1);
  });

  it('stands at its beginning in another world, whatever still went on in the last one', async () => {
    let finish = () => {};
    const story = begin([() => new Promise<void>((resolve) => (finish = resolve))]);
    const going = goOn();
    story.beforeEach(page());
    finish();
    await going;

    expect(currentWalker()).toEqual({ captions, done: 0, isBusy: false, hasFailed: false });
  });

  it('fails as a test when a step does', async () => {
    const context = page();
    await expect(begin([works, fails], context).play(context)).rejects.toThrow('There is no such button');
  });

  it('begins with a server that answers', () => {
    expect(begin([]).globals).toMatchObject({ failures: 'none', connection: 'online', role: 'story' });
  });
});

describe('a link to a step', () => {
  it('belongs to the journey that it names', () => {
    expect(readStepLink('?id=features-claims--journey&viewMode=story&journeyStep=3')).toEqual({
      storyId: 'features-claims--journey',
      step: 3,
    });
  });

  it.each(['?id=features-claims--journey', '?id=features-claims--journey&journeyStep=soon', '?journeyStep=3'])(
    'is not %s',
    (search) => {
      expect(readStepLink(search)).toBeNull();
    },
  );

  it('names the step that was reached, and none at the beginning', () => {
    const address = 'http://localhost/?path=/story/features-claims--journey&journeyStep=3';

    expect(linkToStep(address, 1)).toBe('http://localhost/?path=/story/features-claims--journey&journeyStep=1');
    expect(linkToStep(address, 0)).toBe('http://localhost/?path=/story/features-claims--journey');
  });
});
