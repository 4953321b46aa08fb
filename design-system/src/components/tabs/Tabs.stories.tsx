import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';
import * as examples from './Tabs.examples.tsx';
import { tabsKeyboard, uprightTabsKeyboard } from './tabs.keyboard.ts';

const items = [
  { id: 'trip', label: 'Trip', content: 'São Paulo to Lisbon' },
  { id: 'luggage', label: 'Luggage', content: 'None', isDisabled: true },
  { id: 'cover', label: 'Coverage', content: 'US$ 60.000' },
  { id: 'esim', label: 'eSIM', content: <input aria-label="Data plan" /> },
];

const meta = {
  component: Tabs,
  args: { label: 'The sale', items, onSelect: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (canvas: Canvas) => canvas.getByRole('tab', { selected: true }).textContent;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-TAB-01'] };
export const WithIcons: Story = { render: examples.WithIcons, tags: ['W-TAB-02'] };
export const VerticalStart: Story = { render: examples.VerticalStart, tags: ['W-TAB-03'] };
export const VerticalEnd: Story = { render: examples.VerticalEnd, tags: ['W-TAB-04'] };
export const Filled: Story = { render: examples.Filled, tags: ['W-TAB-05'] };
export const Justified: Story = { render: examples.Justified, tags: ['W-TAB-06'] };
export const Centered: Story = { render: examples.Centered, tags: ['W-TAB-07'] };
export const AtTheEnd: Story = { render: examples.AtTheEnd, tags: ['W-TAB-08'] };

export const Conforms: Story = conformance(
  Tabs,
  { label: 'The sale', items: items.slice(0, 3), defaultSelected: 'cover' },
  { keyboard: tabsKeyboard },
);
export const ConformsUpright: Story = conformance<TabsProps>(
  Tabs,
  { label: 'The sale', items: items.slice(0, 3), defaultSelected: 'cover', placement: 'start', variant: 'list' },
  { keyboard: uprightTabsKeyboard },
);

export const ShowsTheViewOfTheChosenTitle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Coverage' }));

    await expect(canvas.getByRole('tabpanel', { name: 'Coverage' })).toHaveTextContent('US$ 60.000');
    await expect(canvas.queryByText('São Paulo to Lisbon')).toBeNull();
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith({ selected: 'cover' });
  },
};

export const PassesOverDisabledTitles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown(canvas)).toBe('Coverage');
    canvas.getByRole('tab', { name: 'Luggage' }).click();

    await expect(shown(canvas)).toBe('Coverage');
    await expect(canvas.getByRole('tab', { name: 'Luggage' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MirrorsItsArrowsFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await expect(shown(canvas)).toBe('Coverage');
  },
};

export const IsOneStopOfTheTabKeyBeforeItsView: Story = {
  args: { defaultSelected: 'esim' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'eSIM' })).toHaveFocus();
    await userEvent.tab();

    await expect(canvas.getByRole('textbox', { name: 'Data plan' })).toHaveFocus();
  },
};

export const StaysAsItsOwnerSays: Story = {
  args: { selected: 'trip' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Coverage' }));

    await expect(args.onSelect).toHaveBeenCalledWith({ selected: 'cover' });
    await expect(shown(canvas)).toBe('Trip');
  },
};

export const StandsAboveItsViewOnPhones: Story = {
  args: { placement: 'start' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const titles = canvas.getByRole('tablist', { name: 'The sale' }).getBoundingClientRect();

    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().top).toBeGreaterThanOrEqual(titles.bottom);
  },
};

export const KeepsTheChosenTitleInSightOnNarrowScreens: Story = {
  args: { defaultSelected: 'esim' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('tablist').getBoundingClientRect();
    const title = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect();
    await waitFor(() => expect(title('eSIM').right).toBeLessThanOrEqual(strip.right + 1));

    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(title('Trip').left).toBeGreaterThanOrEqual(strip.left - 1));
  },
};
