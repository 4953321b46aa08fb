import type { Meta, StoryObj } from '@storybook/react-vite';

import { conformance } from '../../conformance/conformance.tsx';
import { EntryList } from './EntryList.tsx';

const args = { entries: [{ id: '1', title: 'Lívia Prado', detail: 'Claims handler', end: '40 min' }] };

const meta = { component: EntryList, args } satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(EntryList, args);
