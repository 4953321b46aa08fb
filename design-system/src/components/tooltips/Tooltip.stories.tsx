import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import * as examples from './Tooltip.examples.tsx';

const meta = {
  component: Tooltip,
  args: { content: 'Boarding closes at 22:45', children: <Button variant="outline">Gate 23</Button> },
  argTypes: { children: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./TooltipBubble.tsx')],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 3000 });
const gone = (timeout = 3000) => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout });

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<Tooltip {...meta.args} isOpen />, { role: 'tooltip' });
export const OnIcons: Story = { render: examples.OnIcons, tags: ['W-TTP-02'] };
export const Controlled: Story = {
  render: examples.Controlled,
  tags: ['W-TTP-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the hint' }));
    await shown();
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(gone(500)).rejects.toThrow();

    await userEvent.click(canvas.getByRole('button', { name: 'Hide the hint' }));
    await gone();
  },
};
export const Positions: Story = { render: examples.Positions, tags: ['W-TTP-03'] };

export const AppearsWhenThePointerRestsAndGoesWithIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await shown();
    await expect(button).toHaveAccessibleDescription('Boarding closes at 22:45');

    await userEvent.unhover(button);
    await gone();
  },
};

export const StaysWhileThePointerIsOnItsWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await shown();
    await userEvent.hover(screen.getByRole('tooltip'));
    await expect(gone(500)).rejects.toThrow();
  },
};

export const AppearsOnKeyboardFocusAndGoesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await shown();

    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const SaysANameOnlyOnce: Story = {
  render: examples.OnIcons,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load again' });
    await userEvent.hover(button);
    await shown();

    await expect(button).not.toHaveAttribute('aria-describedby');
    await expect(button).not.toHaveAttribute('title');
  },
};
