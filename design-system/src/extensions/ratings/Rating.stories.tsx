import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Rating, type RatingProps } from './Rating.tsx';
import * as examples from './Rating.examples.tsx';
import { ratingKeyboard } from './rating.keyboard.ts';

const meta = {
  component: Rating,
  args: { label: 'Claim', onChange: fn() },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Numbers: Story = { render: examples.Numbers, tags: ['W-RAT-05'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-RAT-08'] };
export const Disabled: Story = { render: examples.Disabled };

export const Conforms: Story = conformance<RatingProps>(
  Rating,
  { label: 'Claim', precision: 'half' },
  { keyboard: ratingKeyboard },
);

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-RAT-01'],
  play: async ({ canvas, userEvent, step }) => {
    const star = (name: string) => canvas.getByRole('radio', { name });

    await step('is a group of radio buttons that one Tab reaches', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'How we handled the claim' })).toBeVisible();
      await userEvent.tab();
      await expect(star('2 of 5')).toHaveFocus();
      await expect(star('2 of 5')).toBeChecked();
    });
    await step('is given by arrows and by pressing', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(star('3 of 5')).toBeChecked();
      await userEvent.click(star('5 of 5'));
      await expect(star('5 of 5')).toBeChecked();
    });
  },
};

export const ReadOnly: Story = {
  render: examples.ReadOnly,
  tags: ['W-RAT-02'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Medical help in Lisbon: 2 of 5' })).toBeVisible();

    const average = canvas.getByRole('img', { name: 'eSIM Europe 10 GB: 4.3 of 5' });
    const widths = Array.from(average.querySelectorAll('svg'), (star) => star.getBoundingClientRect().width);
    // Four that are full, and a full one over an empty one, of which three tenths are seen.
    await expect(widths).toEqual([20, 20, 20, 20, 20, 20]);

    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Halves: Story = {
  render: examples.Halves,
  tags: ['W-RAT-03'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '2.5 of 5' })).toBeChecked();

    const third = canvas.getByRole('radio', { name: '3 of 5' }).getBoundingClientRect();
    const half = canvas.getByRole('radio', { name: '2.5 of 5' }).getBoundingClientRect();
    await expect(half.right).toBeCloseTo(third.left, 0);
    await expect(half.width).toBeGreaterThanOrEqual(24);

    await userEvent.click(canvas.getByRole('radio', { name: '3.5 of 5' }));
    await expect(canvas.getByRole('radio', { name: '3.5 of 5' })).toBeChecked();
  },
};

export const CustomIcons: Story = {
  render: examples.CustomIcons,
  tags: ['W-RAT-04'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('radio').map((radio) => radio.ariaLabel);

    await expect(names).toEqual(['Storms', 'Rain', 'Some sun', 'Sun all day']);
    await expect(canvas.getByRole('radio', { name: 'Some sun' })).toBeChecked();
  },
};

export const Events: Story = {
  render: examples.Events,
  tags: ['W-RAT-06'],
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getAllByRole('status')[0];
    await userEvent.hover(canvas.getByRole('radio', { name: '4 of 5' }));
    await expect(shown).toHaveTextContent('4');
    await userEvent.unhover(canvas.getByRole('radio', { name: '4 of 5' }));
    await expect(shown).toHaveTextContent('0');

    await userEvent.click(canvas.getByRole('radio', { name: '5 of 5' }));
    await expect(await canvas.findByText('Thank you. The traveller gave 5 of 5.')).toBeVisible();
  },
};

export const Controlled: Story = {
  render: examples.Controlled,
  tags: ['W-RAT-07'],
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Reset');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await press('Set to 3');
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeChecked();
    await press('Get');
    await expect(canvas.getByRole('status')).toHaveTextContent('The rating is 3.');
  },
};

export const KeepsTheRatingOfItsOwner: Story = {
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 4 });
    await expect(canvas.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  },
};

/** Beside the outline of the star there is half a line. */
const beginsWhereTextDoes =
  (start: 'left' | 'right'): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const stars = canvas.getByRole('img', { name: 'Cover: 4 of 5' });
    const [first, text] = [stars.querySelector('path'), canvasElement.querySelector('p')].map((part) =>
      required(part, 'star or text').getBoundingClientRect(),
    );

    await expect(Math.abs((first?.[start] ?? 0) - (text?.[start] ?? Infinity))).toBeLessThan(1);
  };

export const BeginsWhereTextDoes: Story = {
  render: () => (
    <>
      <p>Windproof umbrella</p>
      <Rating isReadOnly size="small" label="Cover" value={4} />
    </>
  ),
  play: beginsWhereTextDoes('left'),
};
export const BeginsWhereTextDoesFromTheRight: Story = {
  ...BeginsWhereTextDoes,
  globals: { direction: 'rtl' },
  play: beginsWhereTextDoes('right'),
};
