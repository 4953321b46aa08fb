import { profileScenarios } from '@embarque/mocks/profile/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { expectNoOverflow } from '#storybook/testing/layout/no-overflow.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  component: ProfilePage,
  parameters: { route: '/pages/profile' },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const posts = async (canvas: Canvas): Promise<Canvas[]> =>
  (await canvas.findAllByRole('article')).map((post: HTMLElement) => within(post));

async function postAt(canvas: Canvas, index: number) {
  const post = (await posts(canvas))[index];
  if (!post) throw new Error(`There is no post ${index}`);
  return post;
}

export const Default: Story = {
  tags: ['PRO-01', 'PRO-02', 'PRO-03', 'PRO-04'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the header', async () => {
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Marina Duarte' })).toBeVisible();
      await expect(canvas.getByText('Head of the travel desk')).toBeVisible();
      const views = within(canvas.getByRole('navigation', { name: 'Views of the profile' }));
      await expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Feed',
        'About',
        'Photos',
        'Friends',
      ]);
      await expect(views.getByRole('link', { name: 'Feed' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
        'href',
        '/pages/account-settings',
      );
    });
    await step('who they are, pages and feeds', async () => {
      await expect(region(canvas, 'About').getAllByRole('definition')).toHaveLength(4);
      const stars = region(canvas, 'Suggested pages').getAllByRole('button');
      const followed = stars.map((star) => star.getAttribute('aria-pressed') === 'true');
      await expect(followed).toEqual([false, true, false, false, false, false]);
      const feeds = region(canvas, 'Twitter feeds');
      await expect(feeds.getAllByText(/^@/)).toHaveLength(3);
      await expect(feeds.getAllByRole('img', { name: 'Verified' })).toHaveLength(3);
      await expect(feeds.getByText('#esim #salvador #coverage')).toBeVisible();
    });
    await step('three posts with their likes and comments', async () => {
      const shown = await posts(canvas);
      await expect(shown).toHaveLength(3);
      await expect(shown.map((post) => post.getByRole('button', { name: /more$/ }).textContent)).toEqual([
        '+140 more',
        '+271 more',
        '+264 more',
      ]);
      const liked = shown.map((post) =>
        post.getByRole('button', { name: /Like the post/ }).getAttribute('aria-pressed'),
      );
      await expect(liked).toEqual(['true', 'true', 'false']);
      await expect(shown.map((post) => post.getByRole('img', { name: /^Picture of / }).getAttribute('alt'))).toEqual([
        'Picture of Larissa Teixeira',
        'Picture of Marina Duarte',
        'Picture of Ingrid Solberg',
      ]);
      await expect(shown.map((post) => post.getAllByRole('button', { name: /Like the comment/ }).length)).toEqual([
        2, 1, 1,
      ]);
    });
    await step('photos, suggestions and the poll', async () => {
      await expect(region(canvas, 'Latest photos').getAllByRole('button')).toHaveLength(9);
      await expect(region(canvas, 'Suggestions').getAllByRole('button')).toHaveLength(6);
      await expect(region(canvas, 'Suggestions').getByText('18 mutual friends')).toBeVisible();
      await expect(region(canvas, 'Polls').getAllByRole('radio')).toHaveLength(2);
      await expect(region(canvas, 'Polls').getAllByRole('list')).toHaveLength(2);
    });
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
    await expectNoOverflow();
  },
};

export const TheLastIntentOfALikeWins: Story = {
  name: 'The last intent of a like wins, and counts once (XS-13)',
  tags: ['core', 'PRO-03'],
  play: async ({ canvas, userEvent }) => {
    const post = await postAt(canvas, 2);
    const like = post.getByRole('button', { name: /Like the post/ });
    await expect(like).toHaveTextContent('269');

    await userEvent.click(like);
    await expect(like).toHaveTextContent('270');
    await userEvent.click(like);
    await expect(like).toHaveTextContent('269');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ARefusedLikeIsRolledBackWithAReason: Story = {
  name: 'A refused like and a refused vote are rolled back, with the reason (XS-13)',
  tags: ['PRO-03', 'PRO-04'],
  beforeEach: ({ msw }) => msw.use(profileScenarios.changesRefused),
  play: async ({ canvas, userEvent }) => {
    const post = await postAt(canvas, 2);
    const like = post.getByRole('button', { name: /Like the post/ });
    await userEvent.click(like);

    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await expect(like).toHaveTextContent('269');
    await expect(await screen.findByText(/Couldn't save your like/)).toBeInTheDocument();

    const poll = region(canvas, 'Polls');
    await userEvent.click(poll.getByRole('radio', { name: 'A window seat' }));
    await expect(await screen.findByText(/Couldn't count your vote/, {}, { timeout: 15_000 })).toBeInTheDocument();
    await expect(poll.getByText('149 votes')).toBeVisible();
    await expect(poll.getByRole('radio', { name: 'A window seat' })).not.toBeChecked();
  },
};

export const ACommentIsPostedAndUndone: Story = {
  tags: ['core', 'PRO-03'],
  play: async ({ canvas, userEvent }) => {
    const post = await postAt(canvas, 0);
    await userEvent.type(post.getByRole('textbox'), 'Boa viagem!');
    await userEvent.click(post.getByRole('button', { name: 'Post comment' }));
    await expect(await post.findByText('Boa viagem!')).toBeVisible();
    await expect(post.getByText('22 comments')).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(post.queryByText('Boa viagem!')).toBeNull());
    await expect(post.getByText('21 comments')).toBeVisible();
  },
};

export const AVoteAddsUpTo100PerCent: Story = {
  name: 'A vote adds up to 100 per cent, can be undone, and moves to another choice as one (XS-13)',
  tags: ['core', 'PRO-04'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const poll = region(canvas, 'Polls');
    await userEvent.click(poll.getByRole('radio', { name: 'A window seat' }));
    await expect(poll.getAllByText(/^\d+%$/).map(({ textContent }) => textContent)).toEqual(['55%', '45%']);
    await expect(poll.getByText('150 votes')).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await poll.findByText('149 votes')).toBeVisible();
    await expect(poll.getByRole('radio', { name: 'A window seat' })).not.toBeChecked();

    for (const option of poll.getAllByRole('radio')) {
      await userEvent.click(option);
      await expect(poll.getByText('150 votes')).toBeVisible();
    }
  },
};

export const FollowingAndAskingToBeFriends: Story = {
  tags: ['PRO-02', 'PRO-04'],
  play: async ({ canvas, userEvent }) => {
    const star = await canvas.findByRole('button', { name: 'Follow Night Trains' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByText('You follow Night Trains')).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Add Kenji Watanabe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Requested: Kenji Watanabe' }));
    await expect(canvas.getByRole('button', { name: 'Add Kenji Watanabe' })).toHaveFocus();
  },
};

export const OlderPostsComeBelowUntilThatIsAll: Story = {
  tags: ['PRO-05'],
  play: async ({ canvas, msw, userEvent }) => {
    const [first] = await canvas.findAllByRole('article');
    const wholeLoads = fn();
    const answered = Promise.withResolvers<undefined>();
    msw.use(
      http.get('/profile/data', wholeLoads),
      http.get('/profile/posts', () => answered.promise),
    );
    canvas.getByRole('button', { name: 'Load more' }).focus();
    const top = first?.getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Loading' })).toHaveFocus());
    answered.resolve(undefined);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus());
    await expect(first?.getBoundingClientRect().top).toBe(top);

    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(9));
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(canvas.getByText("That's all.")).toHaveFocus());
    await expect(wholeLoads).not.toHaveBeenCalled();
  },
};

export const OlderPostsThatFailCanBeRetried: Story = {
  tags: ['PRO-03', 'PRO-05'],
  beforeEach: ({ msw }) => msw.use(profileScenarios.olderPostsFailed),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText("Couldn't load older posts")).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());

    msw.resetHandlers();
    msw.use(profileScenarios.olderVideo);
    await userEvent.keyboard('{Enter}');
    const video = await canvas.findByLabelText('Video of Larissa Teixeira');
    await expect(video).toHaveAttribute('src', '/videos/harbour.mp4');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByText("That's all.")).toHaveFocus());
  },
};

export const AllWhoLikeAPostAreListed: Story = {
  tags: ['PRO-03'],
  play: async ({ canvas, userEvent }) => {
    const post = await postAt(canvas, 0);
    await userEvent.click(post.getByRole('button', { name: '+140 more' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'People who like it' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(145));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ThePhotosOfTheUrlOpenAndGoOnByKey: Story = {
  tags: ['PRO-01', 'PRO-04'],
  parameters: { route: '/pages/profile?view=photos' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open photo 1 of 9' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 9' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('dialog', { name: 'Photo 2 of 9' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const last = await screen.findByRole('dialog', { name: 'Photo 9 of 9' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(last).getByRole('img')).toHaveAttribute('alt', 'Photo 9 of 9');

    await userEvent.click(canvas.getByRole('link', { name: 'Friends' }));
    await expect(await canvas.findByRole('region', { name: 'Suggestions' })).toBeVisible();
    await expect(storyOf(context).router.state.location.search).toBe('?view=friends');
  },
};

export const FailedAndRetried: Story = {
  beforeEach: ({ msw }) => msw.use(profileScenarios.failed),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText("Couldn't load the profile")).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

export const NothingYetOnAPhoneFromTheRight: Story = {
  globals: { viewport: { value: 'mobile2' }, direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(profileScenarios.empty),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No posts yet')).toBeVisible();
    const views = await canvas.findByRole('button', { name: 'Feed', expanded: false });
    await expectNoOverflow();

    await userEvent.click(views);
    await userEvent.click(await canvas.findByRole('link', { name: 'Photos' }));
    await expect(await canvas.findByText('No photos yet')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Photos', expanded: false }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Friends' }));
    await expect(await canvas.findByText('No suggestions yet')).toBeVisible();
    await canvas.findByRole('button', { name: 'Friends', expanded: false });
  },
};

export const LongTextsFitAPhoneFromTheRight: Story = {
  globals: { viewport: { value: 'mobile2' }, direction: 'rtl' },
  beforeEach: ({ msw }) => msw.use(profileScenarios.veryLongTexts),
  play: async ({ canvas }) => {
    const [first] = await posts(canvas);
    await expectNoOverflow();
    const counted = [first?.getByText('21 comments'), region(canvas, 'Polls').getByText('149 votes')];
    for (const text of counted) {
      await expect(placeOfText(text, 0).left).toBeLessThan(placeOfText(text, 5).left);
    }
  },
};
