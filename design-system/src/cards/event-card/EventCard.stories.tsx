import type { Meta, StoryObj } from '@storybook/react-vite';

import { conformance } from '../../conformance/conformance.tsx';
import { EventCard } from './EventCard.tsx';

const args = {
  title: 'Developer Meetup',
  day: '2026-11-26',
  hours: '10:00 – 18:00',
  location: 'Terminal 2',
  address: 'Lisbon',
  people: [{ name: 'Marina Duarte' }],
};

const meta = { component: EventCard, args } satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(EventCard, args);
