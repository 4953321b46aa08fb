import type { Meta, StoryObj } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { loadJourneys } from './journeys.ts';
import { WALK_MOVED, WALK_SHOWN, type WalkParameters } from './model/walk.address.ts';
import { readWalkLink, type WalkAddress, type WalkHistory, writeWalkLink } from './model/walk.link.ts';
import { frameUrl } from './model/walk.modes.ts';
import { persistedWalks } from './model/walk.storage.ts';
import { readNews } from './news/news.ts';
import { ReleaseWalk, type ReleaseWalkProps } from './ReleaseWalk.tsx';
import { addressAt, framesWith, twoJourneys } from './walk.testing.ts';

const isAlone = parent === window;

function setParameters(parameters: WalkParameters, history: WalkHistory) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history[history === 'push' ? 'pushState' : 'replaceState'](window.history.state, '', url);
}

const address: WalkAddress = {
  read: () => readWalkLink(location.search),
  write: (link, history) => {
    const parameters = writeWalkLink(link);
    // Storybook's own window keeps the history of its frame too.
    setParameters(parameters, isAlone ? history : 'replace');
    addons.getChannel().emit(WALK_MOVED, parameters, history);
  },
  onBack: (listener) => {
    const channel = addons.getChannel();
    const show = (parameters: WalkParameters) => {
      setParameters(parameters, 'replace');
      listener();
    };
    channel.on(WALK_SHOWN, show);
    if (isAlone) addEventListener('popstate', listener);
    return () => {
      channel.off(WALK_SHOWN, show);
      removeEventListener('popstate', listener);
    };
  },
};

const meta = {
  title: 'Start here/Release walk',
  component: ReleaseWalk,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { loadJourneys, news: readNews(), address, frameUrl, pauseMs: 2200 },
} satisfies Meta<typeof ReleaseWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Walk: Story = { name: 'Release walk' };

/** A walk of its own. */
const alone = {
  beforeEach: () => persistedWalks.remove(),
} satisfies Story;

const fakes = {
  loadJourneys: () => Promise.resolve(twoJourneys),
  news: { tag: 'v0.1.0', shared: 3 },
  pauseMs: 20,
} as const;

export const PlaysAllJourneysByItselfAndEndsInASheet: Story = {
  ...alone,
  tags: ['!dev'],
  args: { ...fakes, address: addressAt(), frameUrl: framesWith() },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your name, for the sheet' }), 'Iris');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the walk' }));

    await canvas.findByRole('heading', { name: 'A card returns' });
    await canvas.findByText('2 of 2 seen to the end, 0 failed, no remarks.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Release walk' })).toHaveFocus());
    await expect(canvas.getByText('Iris')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    await canvas.findByText('Copied as Markdown');
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('## A card returns\n\nSeen to the end.'));
  },
};

export const StopsAtAStepThatFailsAndKeepsTheRemark: Story = {
  ...alone,
  tags: ['!dev'],
  args: {
    ...fakes,
    address: addressAt('?journey=features-board--b&modes=dark.phone'),
    frameUrl: framesWith({ failing: 'features-board--b' }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Step failed: She files it\./)).toBeVisible();
    await expect(canvas.getByText('Failed at step 2 of 2: She files it')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remarks on this journey' }), 'The card{Enter}is lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));

    await canvas.findByText('0 of 2 seen to the end, 1 failed, 1 with remarks.');
    await expect(canvas.getByText(/The card\s+is lost/)).toBeVisible();
    await expect(canvas.getByText('Dark · Left to right · Phone, 390 px · English')).toBeVisible();
  },
};

const resumed = addressAt('?journey=features-claims--a');

export const WaitsForAPersonWhoWritesAndGoesOnStepByStep: Story = {
  ...alone,
  tags: ['!dev'],
  args: { ...fakes, address: resumed, frameUrl: framesWith(), pauseMs: 60_000 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing has happened yet');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Remarks on this journey' }));
    await canvas.findByText('Nothing has happened yet (waits while you write)');
    const nextStep = canvas.getByRole('button', { name: 'Next step' });
    await expect(nextStep).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(nextStep);
    await canvas.findByText('Step 1 of 2: She opens it');
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('She opens it');
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat' }));
    await canvas.findByText('Nothing has happened yet');

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'A card returns' });
    await expect(resumed.lastWritten()).toMatchObject({ journey: 'features-board--b' });
    await userEvent.click(canvas.getByRole('button', { name: 'Overview' }));
    await expect(canvas.getByText('1 of 2 steps')).toBeVisible();

    resumed.goBackTo('?journey=features-board--b');
    await canvas.findByRole('heading', { name: 'A card returns' });
  },
};

const narrowed = addressAt();

export const NarrowsTheWalkToWhatIsNew: Story = {
  ...alone,
  tags: ['!dev'],
  args: { ...fakes, address: narrowed, frameUrl: framesWith() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Only what is new since v0.1.0: 1 journey' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Right to left' }));

    const list = within(canvas.getByRole('region', { name: 'Journeys' }));
    await expect(list.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: /^A card returns/ })]);
    await expect(narrowed.lastWritten()).toEqual({ journey: null, modes: 'light.rtl.desktop.en', only: 'new' });
  },
};

const load = fn<ReleaseWalkProps['loadJourneys']>();

export const SaysWhyNothingIsNewAndAsksAgainForTheJourneys: Story = {
  ...alone,
  tags: ['!dev'],
  beforeEach: () => {
    load.mockReset().mockRejectedValueOnce(new Error('Storybook is gone.')).mockResolvedValue(twoJourneys);
  },
  args: {
    ...fakes,
    news: { tag: null, reason: 'Nothing to compare with yet: this is the first release.' },
    address: addressAt('?journey=features-claims--gone'),
    loadJourneys: load,
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Storybook is gone.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByText('Nothing to compare with yet: this is the first release.')).toBeVisible();
    await expect(canvas.getByText(/The journey that the address names is not among these/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
