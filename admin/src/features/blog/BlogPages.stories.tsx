import { blogScenarios } from '@embarque/mocks/blog/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { demoApi } from '../../http/http.ts';
import { BlogListPage } from './list/BlogListPage.tsx';
import { BlogPostPage } from './post/BlogPostPage.tsx';

const meta = {
  component: BlogListPage,
  tags: ['!autodocs'],
  parameters: { route: '/pages/blog/list' },
  globals: { clock: 'leapDay' },
} satisfies Meta<typeof BlogListPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const posts = async ({ canvas }: Pick<Context, 'canvas'>) => within(await canvas.findByRole('list', { name: 'Posts' }));
const titles = async (context: Pick<Context, 'canvas'>) =>
  (await posts(context)).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const SixPostsOnEachOfSevenPages: Story = {
  name: 'Six posts on each of seven pages (BLG-01, BLG-03)',
  tags: ['core', 'BLG-01', 'BLG-03'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () => expect(await titles(context)).toHaveLength(6));
    await expect(canvas.getByText('42 posts')).toBeVisible();
    const first = (await posts(context)).getAllByRole('article')[0] as HTMLElement;
    for (const part of [/min read/, /comments?/, /Read More|Watch/])
      await expect(within(first).getAllByText(part)[0]).toBeVisible();
    await expect((await posts(context)).getAllByRole('link', { name: 'Food' })[0]).toHaveAttribute(
      'data-tone',
      'success',
    );
    await expect((await posts(context)).getAllByRole('link', { name: 'Video' })[0]).toHaveAttribute(
      'data-tone',
      'warning',
    );
    const [film] = (await posts(context)).getAllByRole('link', { name: /^Watch: / });
    await expect(film?.closest('article')?.querySelector('.lucide-play')).toBeVisible();
    await expect((await posts(context)).getByText('Draft')).toBeVisible();
    const before = await titles(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));

    await waitFor(async () => expect(await titles(context)).not.toEqual(before));
    await expect(storyOf(context).router.state.location.search).toBe('?page=7');
    await waitFor(async () =>
      expect(await titles(context)).toContain('The coat that crossed four seasons in Patagonia'),
    );
  },
};

export const SearchCategoriesAndBookmarksAreInTheUrl: Story = {
  name: 'Search, recent posts and categories beside the list (BLG-02)',
  tags: ['core', 'BLG-02'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const categories = within(await canvas.findByRole('region', { name: 'Categories' }));
    await waitFor(() => expect(categories.getAllByRole('link')).toHaveLength(5));
    await expect(within(canvas.getByRole('region', { name: 'Recent posts' })).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(categories.getByRole('link', { name: 'Food' }));
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe('?category=Food'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search posts' }), 'belem');
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe('?category=Food&q=belem'));
    await userEvent.click(categories.getByRole('link', { name: 'Quote' }));
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe('?category=Quote&q=belem'));
    await expect(await canvas.findByRole('heading', { name: 'No posts found' })).toBeVisible();
    await userEvent.click(await categories.findByRole('link', { name: 'Quote', current: true }));
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe('?q=belem'));
    await waitFor(async () => expect(await titles(context)).toEqual(['Silent films from loud places']));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmarked' }));

    await waitFor(async () => expect(await titles(context)).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Bookmarked' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AFailedListCanBeRetried: Story = {
  beforeEach: ({ msw }) => msw.use(blogScenarios.failed),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't load the posts");
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect(await titles(context)).toHaveLength(6));
  },
};

export const NothingFound: Story = {
  parameters: { route: '/pages/blog/list?q=zeppelin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: 'No posts found' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);

    await waitFor(async () => expect(await titles(context)).toHaveLength(6));
  },
};

export const LongTextsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => msw.use(blogScenarios.veryLongTexts),
  play: async (context) => {
    await waitFor(async () => expect(await titles(context)).toHaveLength(6));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const post = { render: () => <BlogPostPage />, parameters: { route: '/pages/blog/detail' } } satisfies Partial<Story>;
const title = 'The coat that crossed four seasons in Patagonia';

export const APostWithAuthorBookmarkAndShareMenu: Story = {
  ...post,
  name: 'A post with its author, a bookmark and a share menu (BLG-04)',
  tags: ['BLG-04'],
  beforeEach: () => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    return () => opened.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(canvas.getByText(/Larissa runs the travel desk/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /19,1k comments/ })).toHaveAttribute('href', '#comments');
    const bookmark = canvas.getByRole('button', { name: 'Bookmark, 139 in all' });
    await userEvent.click(bookmark);
    await expect(await canvas.findByRole('button', { name: 'Bookmark, 138 in all' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(
      menu
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent)
        .slice(0, 6),
    ).toEqual(['GitHub', 'GitLab', 'Facebook', 'Twitter', 'LinkedIn', 'Copy link']);
    await userEvent.click(menu.getByRole('menuitem', { name: 'LinkedIn' }));
    await expect(window.open).toHaveBeenCalledWith(
      expect.stringContaining('blog%2Fdetail%2F1'),
      '_blank',
      'noopener,noreferrer',
    );
  },
};

export const AFilmIsPlayedAboveItsPost: Story = {
  ...post,
  name: 'A film plays above its post, or its picture stands in (BLG-04)',
  tags: ['BLG-04'],
  parameters: { route: '/pages/blog/detail/5' },
  play: async (context) => {
    const { canvas, step } = context;
    const film = await canvas.findByLabelText<HTMLVideoElement>('Filming from a train window without the reflections');
    await step('with captions, and the buttons of the browser', async () => {
      await expect(film.controls).toBe(true);
      await expect(film.querySelector('track')).toHaveAttribute('src', '/films/departure.vtt');
      await waitFor(() => expect(film.duration).toBeCloseTo(8, 0));
      film.muted = true;
      await film.play();
      await waitFor(() => expect(film.currentTime).toBeGreaterThan(0));
      film.pause();
    });
    await step('a film that is gone leaves its picture', async () => {
      film.src = '/films/gone.webm';
      await expect(await canvas.findByRole('img', { name: /^Drawing for “Filming/ })).toBeVisible();
      await expect(canvas.queryByLabelText('Filming from a train window without the reflections')).toBeNull();
    });
  },
};

const comments = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: 'Comments' }));

export const CommentsArePostedRepliedToAndDeleted: Story = {
  ...post,
  name: 'Comments are posted, replied to, changed and deleted with undo (BLG-04, XB-09)',
  tags: ['core', 'BLG-04'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = within(await canvas.findByRole('form', { name: 'Leave a comment' }));
    await userEvent.click(form.getByRole('button', { name: 'Post Comment' }));
    const field = form.getByRole('textbox', { name: /Comment/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Enter a comment.');
    await userEvent.type(field, 'The wind took my hat.');
    await userEvent.dblClick(form.getByRole('button', { name: 'Post Comment' }));
    const list = await comments(context);
    await waitFor(() => expect(list.getAllByText('The wind took my hat.')).toHaveLength(1));
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(form.getByRole('checkbox')).not.toBeChecked();

    const [reply] = list.getAllByRole('button', { name: /^Reply to/ });
    await userEvent.click(reply as HTMLElement);
    await userEvent.keyboard('Tie it under the chin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post reply' }));
    const replies = within(await canvas.findByRole('list', { name: /^Replies to/ }));
    await expect(replies.getByText('Tie it under the chin.')).toBeVisible();
    await waitFor(() => expect(reply).toHaveFocus());
    await userEvent.click(await replies.findByRole('button', { name: /^Edit the comment/ }));
    await userEvent.keyboard(' Twice.');
    await userEvent.click(replies.getByRole('button', { name: 'Save' }));
    await expect(await replies.findByText('Tie it under the chin. Twice.')).toBeVisible();

    await userEvent.click(await replies.findByRole('button', { name: /^Delete the comment/ }));
    await waitFor(() => expect(canvas.queryByText('Tie it under the chin. Twice.')).toBeNull());
    const toast = (await screen.findAllByText('Comment deleted'))[0] as HTMLElement;
    await userEvent.click(
      within(required(toast.closest<HTMLElement>('[data-toast]'), 'toast')).getByRole('button', { name: 'Undo' }),
    );
    await expect(await canvas.findByText('Tie it under the chin. Twice.')).toBeVisible();
  },
};

export const ARefusedCommentIsBackInItsField: Story = {
  ...post,
  name: 'A refused comment is back in its field, of this post alone, and the name is kept (BLG-04)',
  beforeEach: ({ msw }) => msw.use(blogScenarios.commentRefused),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Leave a comment' }));
    await userEvent.type(form.getByRole('textbox', { name: /Comment/ }), 'The wind took my hat.');
    await userEvent.click(form.getByRole('button', { name: 'Post Comment' }));

    await expect((await screen.findAllByText(/Couldn't post your comment/))[0]).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /Comment/ })).toHaveValue('The wind took my hat.'));

    await userEvent.type(form.getByRole('textbox', { name: 'Website (optional)' }), 'https://ana.example');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: 'Post Comment' }));
    const recent = within(canvas.getByRole('region', { name: 'Recent posts' }));
    await userEvent.click((await recent.findAllByRole('link'))[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: title, level: 2 })).toBeNull());
    const other = within(await canvas.findByRole('form', { name: 'Leave a comment' }));
    await expect(other.getByRole('textbox', { name: /Comment/ })).toHaveValue('');
    await expect(other.getByRole('textbox', { name: 'Website (optional)' })).toHaveValue('https://ana.example');
  },
};

export const AMissingPost: Story = {
  ...post,
  parameters: { route: '/pages/blog/detail/4711' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This post doesn't exist" })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all posts' })).toHaveAttribute('href', '/pages/blog/list');
  },
};

export const AnOldAddressLeadsToThePost: Story = {
  ...post,
  name: 'An old address leads to the post (XB-02)',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: title, level: 2 });
    const { router } = storyOf(context);
    const fields = { slug: 'four-seasons' };
    await demoApi.patch('/blog/posts/1', { version: 1, by: 'Ana Lima', isAutosave: false, fields });
    await router.navigate('/pages/blog/detail/the-coat-that-crossed-four-seasons-in-patagonia');

    await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/detail/four-seasons'));
    await expect(await canvas.findByRole('heading', { name: title, level: 2 })).toBeVisible();
  },
};
