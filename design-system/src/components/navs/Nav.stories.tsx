import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import { linkKeyboard } from '../buttons/button.keyboard.ts';
import { Nav } from './Nav.tsx';
import * as examples from './Nav.examples.tsx';

const items = [
  { label: 'All sales', href: '/sales' },
  { label: 'Session', href: '/session' },
  { label: 'Reports', href: '/reports', isDisabled: true },
];

const meta = {
  component: Nav,
  args: { label: 'Sales', items, current: '/sales' },
} satisfies Meta<typeof Nav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-NAV-01'] };
export const Bordered: Story = { render: examples.Bordered, tags: ['W-NAV-02'] };
export const Centered: Story = { render: examples.Centered, tags: ['W-NAV-03'] };
export const AtTheEnd: Story = { render: examples.AtTheEnd, tags: ['W-NAV-04'] };
export const Vertical: Story = { render: examples.Vertical, tags: ['W-NAV-05'] };
export const VerticalBordered: Story = { render: examples.VerticalBordered, tags: ['W-NAV-06'] };
export const SquareBorder: Story = { render: examples.SquareBorder, tags: ['W-NAV-07'] };
export const Divided: Story = { render: examples.Divided, tags: ['W-NAV-08'] };

export const Conforms: Story = conformance(Nav, { label: 'Sales', items }, { keyboard: linkKeyboard });

export const IsALandmarkThatSaysWhichPageIsOnScreen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sales' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All sales');
  },
};

const navigate = fn();

export const GoesToPagesOfThisAppButNotToDisabledOnes: Story = {
  decorators: (Story) => (
    <LinkContext value={{ navigate }}>
      <Story />
    </LinkContext>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Session' }));
    canvas.getByRole('link', { name: 'Reports' }).click();

    await expect(navigate.mock.calls).toEqual([['/session']]);
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-disabled', 'true');
  },
};
