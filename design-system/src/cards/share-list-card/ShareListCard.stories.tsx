import type { Meta, StoryObj } from '@storybook/react-vite';
import { Laptop } from 'lucide-react';
import { conformance } from '../../conformance/conformance.tsx';
import { ShareListCard } from './ShareListCard.tsx';

const args = { title: 'Shares', shares: [{ id: '1', name: 'Desktop browser', share: 0.146, icon: Laptop }] };

const meta = { component: ShareListCard, args } satisfies Meta<typeof ShareListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(ShareListCard, args);
