import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Quote } from './blocks/Quote.tsx';
import * as examples from './Quote.examples.tsx';

const meta = {
  component: Quote,
  args: { children: 'The new clothes were paid for before dinner.', source: 'Marina Duarte' },
  argTypes: { avatar: { control: false } },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Plain: Story = { render: examples.Plain, tags: ['W-TYP-06'] };
export const NamedSource: Story = { render: examples.NamedSource, tags: ['W-TYP-06'] };
export const Edges: Story = { render: examples.Edges, tags: ['W-TYP-06'] };
export const WithAvatar: Story = { render: examples.WithAvatar, tags: ['W-TYP-06'] };

export const Conforms: Story = conformance(Quote, {
  children: 'The new clothes were paid for before dinner.',
  source: 'Marina Duarte',
  edge: 'start' as const,
});

export const KeepsTheSourceOutOfTheWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^The new clothes were paid for before dinner\.$/);
    await expect(canvas.getByRole('figure')).toHaveTextContent('Marina Duarte');
  },
};

export const DrawsItsLineOnTheSideThatReadingStarts: Story = {
  args: { edge: 'start' },
  render: (args) => (
    <>
      <Quote {...args} dir="ltr" data-testid="ltr" />
      <Quote {...args} dir="rtl" data-testid="rtl" />
    </>
  ),
  play: async ({ canvas }) => {
    const [ltr, rtl] = ['ltr', 'rtl'].map((id) => getComputedStyle(canvas.getByTestId(id)));

    await expect(ltr).toMatchObject({ borderLeftWidth: '3px', borderRightWidth: '0px' });
    await expect(rtl).toMatchObject({ borderLeftWidth: '0px', borderRightWidth: '3px' });
  },
};
