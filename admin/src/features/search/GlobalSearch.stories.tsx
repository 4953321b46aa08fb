import { contactsSample } from '@embarque/mocks/search/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { GlobalSearch } from './GlobalSearch.tsx';

const meta = {
  component: GlobalSearch,
  tags: ['!autodocs'],
  args: { isOpen: true, onClose: fn(), menuPages: [], actions: [] },
} satisfies Meta<typeof GlobalSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox', { name: 'Search pages, files, contacts' });

export const ShowsContactsWithTheirPictures: Story = {
  tags: ['core', 'SHL-10'],
  play: async ({ userEvent }) => {
    const { title, img } = contactsSample()[0] ?? { title: '', img: '' };
    await userEvent.type(await field(), title);
    const contacts = () => within(screen.getByRole('group', { name: 'Contacts' }));
    await waitFor(() => expect(contacts().getByRole('option').querySelector('img')).toHaveAttribute('src', img));
  },
};

export const WritesToAContactInTheComposer: Story = {
  name: 'Writes to a contact in the composer, in a new tab by the middle button (BR2-21)',
  beforeEach: () => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    return () => opened.mockRestore();
  },
  play: async (context) => {
    const { userEvent } = context;
    const { title, email } = contactsSample()[0] ?? { title: '', email: '' };
    const href = `/apps/email?compose=${encodeURIComponent(`mailto:${email}`)}`;
    await userEvent.type(await field(), title);
    const contact = await waitFor(() => within(screen.getByRole('group', { name: 'Contacts' })).getByRole('option'));
    await fireEvent(contact, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    await expect(window.open).toHaveBeenCalledWith(href, '_blank', 'noopener');
    await userEvent.keyboard('{Enter}');
    const { router } = storyOf(context);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/apps/email', search: href.slice(11) }),
    );
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
