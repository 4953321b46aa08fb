import { contactsSample } from '@embarque/mocks/search/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { GlobalSearch } from './GlobalSearch.tsx';

const meta = {
  component: GlobalSearch,
  tags: ['!autodocs'],
  args: { isOpen: true, onClose: fn(), menuPages: [], actions: [] },
  beforeEach: () => localStorage.removeItem('embarque.recentSearches'),
} satisfies Meta<typeof GlobalSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox', { name: 'Search pages, files, contacts' });

export const ShowsContactsWithTheirPictures: Story = {
  tags: ['SHL-10'],
  play: async ({ userEvent }) => {
    const { title, img } = contactsSample()[0] ?? { title: '', img: '' };
    await userEvent.type(await field(), title);
    const contacts = () => within(screen.getByRole('group', { name: 'Contacts' }));
    await waitFor(() => expect(contacts().getByRole('option').querySelector('img')).toHaveAttribute('src', img));
  },
};

export const ClosesByItsCross: Story = {
  tags: ['SHL-10'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
