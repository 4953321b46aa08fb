import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { withToaster } from '../toasts/toaster/with-toaster.testing.tsx';
import { HandOver } from './HandOver.tsx';
import { OnDemand } from './OnDemand.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';

const meta = {
  component: OnDemand,
  args: { load: async () => ({ words: 'The policy' }), children: () => <p>The policy covers lost luggage.</p> },
} satisfies Meta<typeof OnDemand>;

export default meta;
type Story = StoryObj<typeof meta>;

const loadPolicy = async () => ({ Policy: () => <p>The policy</p> });
const loadClaim = async () => ({ Claim: () => <p>The claim</p> });

/** Two parts that take turns in the same place. */
function TakingTurns() {
  const [isClaim, setClaim] = useState(false);
  if (isClaim) return <OnDemand load={loadClaim}>{({ Claim }) => <Claim />}</OnDemand>;
  return (
    <OnDemand load={loadPolicy}>
      {({ Policy }) => (
        <>
          <Policy />
          <Button onClick={() => setClaim(true)}>Claim</Button>
        </>
      )}
    </OnDemand>
  );
}

export const LeavesItsPlaceToAnotherPart: Story = {
  render: () => <TakingTurns />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }));
    await expect(await canvas.findByText('The claim')).toBeVisible();
    await expect(canvas.queryByText('The policy')).toBeNull();
  },
};

let isOffline = false;

/** As a network that comes and goes. */
async function fetchWords() {
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return { words: 'The policy covers lost luggage.' };
}

const goOffline = () => {
  isOffline = true;
};

export const Arrives: Story = {};

export const ShowsWhatStandsInUntilTheCodeIsThere: Story = {
  args: { load: () => new Promise<{ words: string }>(() => {}), fallback: <p>Loading the policy …</p> },
  play: ({ canvas }) => expect(canvas.getByText('Loading the policy …')).toBeVisible(),
};

export const SaysInPlaceThatItIsMissingAndTriesAgain: Story = {
  args: { load: () => fetchWords() },
  beforeEach: goOffline,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load this part of the page");
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('button')).toEqual([again]);
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(again).toHaveFocus();
    isOffline = false;
    await userEvent.click(again);

    await expect(await canvas.findByText('The policy covers lost luggage.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

// Loaded code is cached, so each story has a loader of its own.
const loadLayer = () => fetchWords();

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the policy</Button>
      {isOpen && (
        <OnDemand load={loadLayer} onMissing={() => setOpen(false)}>
          {({ words }) => <p>{words}</p>}
        </OnDemand>
      )}
    </>
  );
}

const toastText = "Check your connection and try again. If that doesn't help, reload the page.";

export const ClosesAgainAndSaysWhyWhenTheCodeIsMissing: Story = {
  decorators: [withToaster],
  beforeEach: goOffline,
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open the policy' });
    await userEvent.click(open);
    await expect(await screen.findByText(toastText)).toBeInTheDocument();
    await expect(canvas.queryByText(/covers/)).toBeNull();
    isOffline = false;
    await userEvent.click(open);

    await expect(await canvas.findByText('The policy covers lost luggage.')).toBeVisible();
  },
};

const loadHinted = () => fetchWords();

function Hinted() {
  const { code, prepare, ask } = useOnDemand(loadHinted);
  return (
    <Button onPointerEnter={prepare} onClick={() => void ask()}>
      {code ? 'It is there' : 'Point at me'}
    </Button>
  );
}

export const SaysNothingWhenAHintAloneFails: Story = {
  decorators: [withToaster],
  beforeEach: goOffline,
  render: () => <Hinted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Point at me' }));
    isOffline = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Point at me' }));

    await expect(await canvas.findByRole('button', { name: 'It is there' })).toBeVisible();
    await expect(screen.queryByText(toastText)).toBeNull();
  },
};

/** A button whose code comes with its press; its own presses are counted. */
function Latecomer() {
  const { code, ask } = useOnDemand(fetchWords);
  const [presses, setPresses] = useState(0);
  return (
    <HandOver isReady={code !== undefined} ask={ask} standIn={<Button>Policy</Button>}>
      <Button onClick={() => setPresses(presses + 1)}>Policy, pressed {presses} times</Button>
    </HandOver>
  );
}

export const HandsFocusAndOnePressOver: Story = {
  render: () => <Latecomer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Policy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    const button = await canvas.findByRole('button', { name: 'Policy, pressed 1 times' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
