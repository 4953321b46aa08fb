import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { JobCard } from './JobCard.tsx';

const args = {
  title: 'Designer',
  employer: 'Embarque',
  updated: 'Updated today',
  category: 'Design',
  hours: 'Full time',
  pay: 9800,
  children: 'Draw the way to the money.',
};

const meta = { component: JobCard, args } satisfies Meta<typeof JobCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(JobCard, args, { keyboard: buttonKeyboard });
