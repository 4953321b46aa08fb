import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as examples from './Apex.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Areas: Story = {
  render: examples.Areas,
  tags: ['W-APX-01'],
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Visits, clicks and sales' });
    await expect(surface).toHaveAccessibleDescription(/^09\/11 to 21\/11, 13 places\./);

    const [day] = await canvas.findAllByRole('spinbutton', { name: /first day/ });
    if (!day) throw new Error('The first day cannot be typed.');
    await userEvent.type(day, '15');
    await waitFor(() => expect(surface).toHaveAccessibleDescription(/^15\/11 to 21\/11, 7 places\./));
  },
};

export const StackedColumns: Story = { render: examples.StackedColumns, tags: ['W-APX-02'] };

export const Points: Story = {
  render: examples.Points,
  tags: ['W-APX-03'],
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'New technologies' });
    await expect(surface).toHaveAccessibleDescription(/^eSIM: 11 points/);

    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(surface).toHaveAccessibleDescription(/^eSIM: 17 points/);
  },
};

export const StraightLine: Story = {
  render: examples.StraightLine,
  tags: ['W-APX-04'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application', { name: 'Balance' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^07\/11, [\d,]+%$/);
  },
};

export const HorizontalBars: Story = { render: examples.HorizontalBars, tags: ['W-APX-05'] };

export const Candles: Story = {
  render: examples.Candles,
  tags: ['W-APX-06'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application', { name: "Price of a day's cover" })).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^29\/10, (Up|Down), Open .+, High .+, Low .+, Close .+$/,
    );
  },
};

export const Heatmap: Story = {
  render: examples.Heatmap,
  tags: ['W-APX-07'],
  play: async ({ canvas, userEvent }) => {
    const legend = (await canvas.findAllByRole('button', { name: /^\d+ to \d+$/ })).map((range) => range.textContent);
    await expect(legend).toEqual(['0 to 10', '11 to 20', '21 to 30', '31 to 40', '41 to 50', '51 to 60']);

    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1, Seg \d+$/);
  },
};

export const RadialBars: Story = { render: examples.RadialBars, tags: ['W-APX-08'] };
export const Radar: Story = { render: examples.Radar, tags: ['W-APX-09'] };
export const Donut: Story = { render: examples.Donut, tags: ['W-APX-10'] };
