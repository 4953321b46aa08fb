import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { Link } from '../buttons/Link.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { HoverCard } from './HoverCard.tsx';
import * as examples from './HoverCard.examples.tsx';
import { loadHoverCard } from './HoverCardLayer.tsx';

const navigate = fn();

const meta = {
  component: HoverCard,
  args: { card: 'Kenji Watanabe, active', children: <Link href="/sales?sale=S-17513">S-17513</Link> },
  argTypes: { children: { control: false } },
  decorators: (Story) => (
    <LinkContext value={{ navigate }}>
      <Story />
    </LinkContext>
  ),
  // How long code takes to arrive is not what these stories are about.
  loaders: [loadHoverCard],
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(screen.getByText(/^Kenji Watanabe/)).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByText(/^Kenji Watanabe/)).toBeNull());

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<HoverCard {...meta.args} />, {
  role: 'tooltip',
  open: ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('link')),
});

export const FactsBehindALink: Story = { render: examples.FactsBehindALink };

export const NamesInAText: Story = {
  render: examples.NamesInAText,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'S-17513' });
    await expect(link.parentElement?.parentElement).toHaveTextContent('Please look at S-17513 before noon.');
    await userEvent.hover(link);
    await shown();
  },
};

export const AppearsWhereTheMouseRestsAndStaysWhileItIsOnTheCard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await shown();
    await expect(link).toHaveAccessibleDescription('Kenji Watanabe, active');
    await userEvent.hover(screen.getByText(/^Kenji Watanabe/));
    await expect(
      waitFor(() => expect(screen.queryByText(/^Kenji Watanabe/)).toBeNull(), { timeout: 500 }),
    ).rejects.toThrow();

    await userEvent.unhover(screen.getByText(/^Kenji Watanabe/));
    await gone();
  },
};

export const IsThereForTheKeyboardUntilEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await shown();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/sales?sale=S-17513');
  },
};

export const AFingerFollowsTheLinkAndSeesNoCard: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link');
    await fireEvent.pointerEnter(link, { pointerType: 'touch' });
    await userEvent.pointer([{ keys: '[TouchA]', target: link }]);
    await expect(navigate).toHaveBeenLastCalledWith('/sales?sale=S-17513');
    await expect(screen.queryByText(/^Kenji Watanabe/)).toBeNull();
  },
};
