import type { Meta, StoryObj } from '@storybook/react-vite';

import { conformance } from '../../conformance/conformance.tsx';
import { PassCard } from './PassCard.tsx';

const args = {
  title: 'Congratulations, Marina!',
  eyebrow: 'Best seller',
  figure: 'R$ 48,9k',
  children: 'It was a good month.',
};

const meta = { component: PassCard, args } satisfies Meta<typeof PassCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(PassCard, args);
