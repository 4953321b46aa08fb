import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Mail, MessagesSquare, Star } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { layerConformance } from '../../conformance/conformance.tsx';
import { tabsInside } from '../../conformance/layer.keyboard.ts';
import { LinkContext } from '../../theme/provider/links.ts';
import { SearchTrigger } from '../command-palette/SearchTrigger.tsx';
import { BookmarkBar } from './BookmarkBar.tsx';
import { BookmarkBox } from './BookmarkBox.tsx';
import * as examples from './Bookmarks.examples.tsx';
import { bookmarkBoxKeyboard } from './bookmarks.keyboard.ts';

const navigate = fn();
const email = { id: 'email', label: 'Email', icon: Mail, href: '/apps/email' };
const chat = { id: 'chat', label: 'Chat', icon: MessagesSquare, href: '/apps/chat' };
const calendar = { id: 'calendar', label: 'Calendar', icon: Calendar, href: '/apps/calendar' };

const meta = {
  component: BookmarkBox,
  args: {
    isOpen: true,
    onClose: fn(),
    onToggle: fn(),
    onReorder: fn(),
    bookmarks: [email, chat],
    pages: [email, chat, calendar],
    limit: 2,
  },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./BookmarkLayer.tsx')],
  decorators: [
    (Story) => (
      <LinkContext value={{ navigate }}>
        <Story />
      </LinkContext>
    ),
  ],
} satisfies Meta<typeof BookmarkBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox');
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

export const Playground: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(rows()).toEqual(['Email', 'Chat']);
  },
};

export const Conforms: Story = layerConformance(<BookmarkBox {...meta.args} />, {
  role: 'dialog',
  keyboard: [...tabsInside, ...bookmarkBoxKeyboard],
});

export const BarAndBox: Story = {
  render: examples.BarAndBox,
  tags: ['SHL-06'],
  play: async ({ canvas, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Bookmarks' }));
    const inBar = () => bar.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(inBar()).toEqual(['Email', 'Chat', 'Todo', 'Calendar']);

    const opener = canvas.getByRole('button', { name: 'Edit bookmarks' });
    await userEvent.click(opener);
    await userEvent.type(await field(), 'kan');
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Kanban' }));
    await userEvent.clear(await field());
    await userEvent.click(await screen.findByRole('button', { name: 'Move Kanban up' }));
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(opener).toHaveFocus());
    await expect(inBar()).toEqual(['Email', 'Chat', 'Todo', 'Kanban', 'Calendar']);
  },
};

export const MoreThanFit: Story = {
  render: examples.MoreThanFit,
  tags: ['SHL-06'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More bookmarks' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Analytics', 'Cards', 'Charts']);
  },
};

const twelve = Array.from({ length: 12 }, (_, index) => ({ ...email, id: `page-${index}`, label: `Page ${index}` }));

export const GivesWhatHasNoRoomToTheMenuAndLeavesTheSearchItsOwn: Story = {
  tags: ['SHL-06'],
  parameters: {
    viewport: {
      options: { ...MINIMAL_VIEWPORTS, desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <div data-testid="navbar" style={{ display: 'flex', alignItems: 'center', inlineSize: 544 }}>
      <SearchTrigger label="Search pages, files, contacts" shortcut="Ctrl K" />
      <BookmarkBar bookmarks={twelve} action={<IconButton icon={Star} label="Edit bookmarks" />} />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const navbar = canvas.getByTestId('navbar');
    const search = canvas.getByRole('button', { name: /Search/ });
    const inBar = () => canvas.getAllByRole('link').length;

    await step('the search is as wide as a field, and its key stands in one line within it', async () => {
      await expect(search.getBoundingClientRect().width).toBe(192);
      const key = within(search).getByText('Ctrl K').getBoundingClientRect();
      await expect(key.height).toBeLessThan(24);
      await expect(key.right).toBeLessThanOrEqual(search.getBoundingClientRect().right);
    });
    await step('what has no room is in the menu, and nothing reaches out of the bar', async () => {
      await expect(inBar()).toBe(6);
      await expect(navbar.scrollWidth).toBe(544);
      await userEvent.click(canvas.getByRole('button', { name: 'More bookmarks' }));
      await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(
        twelve.slice(6).map(({ label }) => label),
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('with more room they come back, ten at most, and then the search grows', async () => {
      navbar.style.inlineSize = '900px';
      await waitFor(() => expect(inBar()).toBe(10));
      await expect(search.getBoundingClientRect().width).toBe(336);
    });
    await step('without it, the menu has them all', async () => {
      navbar.style.inlineSize = '272px';
      await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
      await expect(navbar.scrollWidth).toBe(272);
    });
  },
};

export const GoesToAPageByTheKeyboardAlone: Story = {
  tags: ['SHL-07', 'KBD-01'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'c');
    await waitFor(() => expect(rows()).toEqual(['Chat', 'Calendar']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('row', { name: 'Calendar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await expect(navigate).toHaveBeenCalledWith('/apps/calendar');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SetsAndTakesAwayByTheStarWithoutClosing: Story = {
  tags: ['SHL-07'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Chat', pressed: true }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ id: 'chat', isBookmarked: false });

    await userEvent.type(await field(), 'cal');
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Calendar', pressed: false }));
    await expect(args.onToggle).toHaveBeenLastCalledWith({ id: 'calendar', isBookmarked: true });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosesByEscape: Story = {
  tags: ['SHL-07', 'KBD-01'],
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const SaysThatNothingIsBookmarkedOrFound: Story = {
  args: { bookmarks: [] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/No bookmarks yet/)).toBeInTheDocument();
    await userEvent.type(await field(), 'zeppelin');
    await expect(screen.getByRole('status')).toHaveTextContent('No page found.');
  },
};
