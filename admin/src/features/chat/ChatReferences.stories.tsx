import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { chatPage, log } from './chat.stories.testing.ts';

const meta = { ...chatPage, parameters: { ...chatPage.parameters, route: '/apps/chat?contact=1' } };

export default meta;
type Story = StoryObj<typeof meta>;

export const AnInvoiceAndAPersonInAMessageAreLinks: Story = {
  tags: ['core'],
  play: async () => {
    const messages = within(await log('Caio Brandão'));
    const person = await messages.findByRole('link', { name: '@Noa Ben-Ami' });
    await expect(person).toHaveAttribute('href', expect.stringMatching(/^\/apps\/user\/view\/\d+$/));
    const invoice = messages.getByRole('link', { name: /^#\d+$/ });
    await expect(invoice).toHaveAttribute('href', `/apps/invoice/preview/${/\d+/.exec(invoice.textContent)?.[0]}`);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
