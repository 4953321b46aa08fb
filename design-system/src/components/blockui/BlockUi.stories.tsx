import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { BlockUi, type BlockUiProps } from './BlockUi.tsx';
import * as examples from './BlockUi.examples.tsx';

const meta = {
  component: BlockUi,
  args: { isBlocked: true, children: <Button>Approve</Button> },
} satisfies Meta<typeof BlockUi>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const block: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Block/ }));
  // The veil fades in.
  await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
};

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-BLK-01'], play: block };
export const VeilColour: Story = { render: examples.VeilColour, tags: ['W-BLK-02'], play: block };
export const OwnIndicator: Story = { render: examples.OwnIndicator, tags: ['W-BLK-03'], play: block };
export const WithMessage: Story = { render: examples.WithMessage, tags: ['W-BLK-04'], play: block };

export const Conforms: Story = conformance(BlockUi, {
  isBlocked: true,
  message: 'Checking with the airline',
  children: [<p key="what">Lost suitcase in Lisbon.</p>, <p key="state">The airline confirmed the loss.</p>],
});

export const TakesPressesInPlaceOfItsContent: Story = {
  play: async ({ canvasElement, canvas }) => {
    const { left, top } = canvas.getByText('Approve').getBoundingClientRect();

    await expect(canvas.getByText('Approve').closest('[inert]')).not.toBeNull();
    await expect(document.elementFromPoint(left + 1, top + 1)?.closest('button')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

let finishWork: () => void;

function Approval(props: BlockUiProps) {
  const [isBlocked, setBlocked] = useState(false);
  const approve = async () => {
    setBlocked(true);
    await new Promise<void>((resolve) => (finishWork = resolve));
    setBlocked(false);
  };
  return (
    <>
      <BlockUi {...props} isBlocked={isBlocked}>
        <Button onClick={() => void approve()}>Approve</Button>
      </BlockUi>
      <Button>Elsewhere</Button>
    </>
  );
}

export const KeepsFocusAndGivesItBack: Story = {
  render: (args) => <Approval {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    await userEvent.click(button);
    const busy = () => canvasElement.querySelector('[aria-busy="true"]');
    await waitFor(() => expect(busy()).not.toBeNull());
    await expect(busy()?.contains(document.activeElement)).toBe(true);

    finishWork();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LeavesFocusToThoseWhoWentElsewhere: Story = {
  render: (args) => <Approval {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    finishWork();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());

    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};

export const SaysThatItIsBlocked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('group', { name: 'Loading' })).toContainElement(canvas.getByRole('status'));
  },
};

export const SaysWhatIsWaitedFor: Story = {
  args: { message: 'Checking with the airline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking with the airline');
  },
};
