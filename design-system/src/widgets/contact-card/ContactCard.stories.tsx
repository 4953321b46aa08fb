import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { linkKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { ContactCard } from './ContactCard.tsx';
import * as examples from './ContactCard.examples.tsx';

const args = {
  icon: Phone,
  title: 'Call us',
  address: '+55 11 4002-8922',
  href: 'tel:+551140028922',
  children: 'Around the clock',
};

const meta = { component: ContactCard, args } satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PhoneAndEmail: Story = {
  render: examples.PhoneAndEmail,
  play: async ({ canvas }) => {
    const phone = within(canvas.getByRole('group', { name: 'Call us' }));
    await expect(phone.getByRole('link', { name: '+55 11 4002-8922' })).toHaveAttribute('href', 'tel:+551140028922');
    await expect(canvas.getByRole('group', { name: 'Write to us' })).toBeVisible();
  },
};

export const Conforms: Story = conformance(ContactCard, args, { keyboard: linkKeyboard });
