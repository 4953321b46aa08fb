import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/buttons/Button.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { AuthCard } from './AuthCard.tsx';
import * as examples from './AuthCard.examples.tsx';

const meta = {
  component: AuthCard,
  args: {
    title: 'Sign in',
    description: 'Use your staff account to continue.',
    children: (
      <Button size="large" width="full">
        Sign in
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ResetLink: Story = { render: examples.ResetLink };
export const Conforms: Story = conformance(AuthCard, { title: 'Sign in', children: 'The form' });

export const IsAPageWithAMainAndOneHeading: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const { left, right } = main.getBoundingClientRect();

    await expect(main).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Sign in' }));
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1);
  },
};
