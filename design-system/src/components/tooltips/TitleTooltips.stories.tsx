import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { RefreshCw, Reply, Trash2 } from 'lucide-react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Dialog } from '../modals/Dialog.tsx';
import { TitleTooltips } from './TitleTooltips.tsx';

/** Every story has it around already, as every page of the app. */
const meta = {
  component: TitleTooltips,
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./TooltipBubble.tsx')],
  render: () => (
    <Inline>
      <IconButton icon={Reply} label="Reply" shortcut="r" />
      <IconButton icon={RefreshCw} label="Load again" />
      <IconButton icon={Trash2} label="Move to the trash" isDisabled />
    </Inline>
  ),
} satisfies Meta<typeof TitleTooltips>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string) => waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(text));
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<IconButton icon={RefreshCw} label="Load again" />, {
  role: 'tooltip',
  open: ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('button')),
});

export const ShowsATitleWhereTheMouseRestsInPlaceOfTheBrowser: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load again' });
    await userEvent.hover(button);
    await shown('Load again');
    await expect(button).not.toHaveAttribute('title');

    await userEvent.unhover(button);
    await gone();
    await expect(button).toHaveAttribute('title', 'Load again');
  },
};

export const FollowsTheMouseToTheNextButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Load again' }));
    await shown('Load again');
    await userEvent.hover(canvas.getByRole('button', { name: 'Reply' }));
    await shown('Reply (r)');
  },
};

export const StaysWhileTheMouseIsOnItsWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Load again' }));
    await shown('Load again');
    await userEvent.hover(screen.getByRole('tooltip'));

    await expect(waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout: 500 })).rejects.toThrow();
  },
};

export const GoesWithAPressAndDoesNotComeBackUnderTheHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load again' });
    await userEvent.hover(button);
    await shown('Load again');
    await userEvent.click(button);
    await gone();

    await userEvent.hover(button.firstElementChild ?? button);
    await expect(waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 900 })).rejects.toThrow();
  },
};

export const TheKeyboardSeesItTooAndScreenReadersKeepTheTitle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Reply' });
    await shown('Reply (r)');
    await expect(button).toHaveAccessibleDescription('Reply (r)');

    await userEvent.tab();
    await shown('Load again');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

const onClose = fn();

export const LeavesEscapeToTheDialogAround: Story = {
  render: () => (
    <Dialog isOpen title="Send the policy again" onClose={onClose}>
      The earlier link stops working.
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    screen.getByRole('dialog').focus();
    await userEvent.tab();
    await shown('Close');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ reason: 'escape' }));
  },
};

export const LeavesAloneWhatHasNoOtherName: Story = {
  render: () => <Button title="Gate 23" icon={RefreshCw} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Gate 23' });
    await userEvent.hover(button);

    await expect(waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 900 })).rejects.toThrow();
    await expect(button).toHaveAccessibleName('Gate 23');
  },
};
