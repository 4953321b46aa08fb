import { blogScenarios } from '@embarque/mocks/blog/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { redAndBlue } from '#storybook/testing/red-and-blue.ts';
import { required } from '#storybook/testing/required.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { demoApi } from '../../../http/http.ts';
import { button, field, loaded, onServer, postPage, retype, write } from './post-editor.stories.testing.tsx';

const meta = { ...postPage, tags: ['!autodocs'] } satisfies Meta<typeof postPage.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const addressIn = (context: Parameters<typeof storyOf>[0]) => storyOf(context).router.state.location.pathname;
const optionsOf = (name: string) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].filter(({ hidden }) => !hidden);

export const APostIsReadyToBeEdited: Story = {
  name: 'A post is ready to be edited (BLG-05)',
  tags: ['BLG-05'],
  parameters: { route: '/pages/blog/edit/1' },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const post = await onServer(1);
    await step('author, date and all fields come from the post', async () => {
      await expect(await loaded()).toHaveTextContent(/Think of an onion/);
      await expect(canvas.getByText('Larissa Teixeira')).toBeVisible();
      await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', post.blogPosted);
      await expect(field('Title')).toHaveValue(post.blogTitle);
      await expect(field('Slug')).toHaveValue(post.slug);
      await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Published');
      await expect(screen.getByRole('img', { name: 'Current image' })).toHaveAttribute('src', post.featuredImage);
      await expect(canvas.getByText(post.featuredImageName)).toBeVisible();
      await expect(canvas.getByText(/800 × 400 pixels. JPG, PNG or GIF, up to 10 MB/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/pages/blog/detail/1');
    });
    await step('three statuses, and several of five categories', async () => {
      await expect(optionsOf('Status').map(({ text }) => text)).toEqual(['Published', 'Pending', 'Draft']);
      await userEvent.click(screen.getByRole('combobox', { name: /Category/ }));
      await userEvent.keyboard('{ArrowDown}');
      const options = within(await screen.findByRole('listbox')).getAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'Fashion',
        'Gaming',
        'Quote',
        'Video',
        'Food',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Food' }));
      await userEvent.keyboard('{Escape}');
    });
    await step('an image is refused with a reason, or taken with its name', async () => {
      const cover = screen.getByRole('group', { name: 'Featured image' });
      const input = cover.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('There is no field for files.');
      input.accept = '';
      await userEvent.upload(input, new File([new Uint8Array(10_010_000)], 'beach.png', { type: 'image/png' }));
      await expect(await canvas.findByText('“beach.png” has 10,1 MB. Choose an image of up to 10 MB.')).toBeVisible();
      await userEvent.upload(input, new File([dot], 'dot.gif', { type: 'image/gif' }));
      await expect(await canvas.findByText('dot.gif')).toBeVisible();
    });
    await step('and has a place that stays in sight', async () => {
      await userEvent.click(button('Focal point'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Focal point' }));
      (await dialog.findByRole('application', { name: 'The place that stays in sight' })).focus();
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowRight}');
      await userEvent.click(dialog.getByRole('button', { name: 'Use this point' }));
      await expect(screen.getByRole('img', { name: 'Current image' })).toHaveStyle({ objectPosition: '51% 40%' });
    });
    await step('saved when a person says so, once the image is described', async () => {
      await userEvent.click(button('Save Changes'));
      await waitFor(() => expect(field('Image description')).toHaveFocus());
      await userEvent.type(field('Image description'), 'A dot');
      await userEvent.click(button('Save Changes'));
      await expect(await screen.findByText('Post saved. Readers can see it.')).toBeVisible();
      const saved = await onServer(1);
      await expect(saved).toMatchObject({
        blogCategories: ['Fashion', 'Food'],
        featuredImageName: 'dot.gif',
        featuredImageFocus: '51% 40%',
      });
    });
  },
};

const dot = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (byte) =>
  byte.charCodeAt(0),
);

export const APostFromDraftToAMergedConflict: Story = {
  name: 'A post from draft to a merged conflict (XB-02, XB-04, XB-05)',
  tags: ['core'],
  parameters: { route: '/pages/blog/edit' },
  play: async (context) => {
    const { canvas, msw, step, userEvent } = context;
    await step('a new draft saves itself, and gets its address', async () => {
      await loaded();
      await userEvent.type(field('Title'), 'Coração & São João');
      await expect(field('Slug')).toHaveValue('coracao-sao-joao');
      await write(userEvent, 'One tart and a coffee.');
      await expect(await canvas.findByText('5 words')).toBeVisible();
      await waitFor(() => expect(addressIn(context)).toBe('/pages/blog/edit/43'), { timeout: 5000 });
      await expect(await loaded()).toHaveFocus();
      await expect(await onServer(43)).toMatchObject({ status: 'Draft', excerpt: '<p>One tart and a coffee.</p>' });
    });
    await step('it is published with all that is on screen', async () => {
      await write(userEvent, 'Two tarts.');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
      await userEvent.click(button('Save Changes'));
      await expect(await canvas.findByText('Choose a category.')).toBeVisible();
      await userEvent.type(screen.getByRole('combobox', { name: /Category/ }), 'food{Enter}');
      await userEvent.click(button('Save Changes'));
      await expect(await screen.findByText('Post saved. Readers can see it.')).toBeVisible();
      await expect(await onServer(43)).toMatchObject({ status: 'Published', excerpt: '<p>Two tarts.</p>' });
    });
    await step('its address stays, whatever its title is', async () => {
      await retype(userEvent, 'Title', 'Mine');
      await expect(field('Slug')).toHaveValue('coracao-sao-joao');
      await userEvent.click(button('Follow the title again'));
      await expect(field('Slug')).toHaveValue('mine');
      await expect(canvas.getByText(/The old address will lead here/)).toBeVisible();
    });
    await step('a colleague was first with another title: one side is chosen, and saved', async () => {
      msw.use(blogScenarios.colleagueChangedTitle);
      await userEvent.click(button('Save Changes'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ingrid Solberg saved this post too' }));
      await userEvent.click(dialog.getByRole('radio', { name: /Mine/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save these changes' }));
      await waitFor(async () => expect(await onServer(43)).toMatchObject({ blogTitle: 'Mine', slug: 'mine' }));
      await expect(await canvas.findByText(/^Saved/)).toBeVisible();
    });
  },
};

export const AReloadOffersWhatWasNotSaved: Story = {
  tags: ['core'],
  parameters: { route: '/pages/blog/edit/1' },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const { blogTitle } = await onServer(1);
    await loaded();
    await retype(userEvent, 'Title', 'Kept');
    await waitFor(() => expect(storyOf(context).storage.read('embarque.blog.post.1')).toContain('Kept'));
    await step('and names it', async () => {
      await userEvent.click(button('Reload'));
      await expect(await canvas.findByText(/: Title\.$/)).toBeVisible();
      await expect(field('Title')).toHaveValue(blogTitle);
      await userEvent.click(button('Restore'));
      await expect(field('Title')).toHaveValue('Kept');
    });
    await step('or forgets it', async () => {
      await userEvent.click(button('Reload'));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(storyOf(context).storage.read('embarque.blog.post.1')).toBeNull());
      await expect(field('Title')).toHaveValue(blogTitle);
    });
  },
};

export const ARevisionIsRestoredAsANewOne: Story = {
  name: 'Two revisions are compared word by word, and one is restored as a new one',
  play: async ({ step, userEvent }) => {
    const { blogTitle } = await onServer(40);
    await loaded();
    await retype(userEvent, 'Title', `${blogTitle} again`);
    await userEvent.click(button('Save Changes'));
    await screen.findByText('Post saved.');
    await userEvent.click(button('Revisions'));
    await step('the words that are new and those that are gone are marked', async () => {
      const [show] = await screen.findAllByRole('button', { name: /^Show the changes in the version of/ });
      await userEvent.click(required(show, 'version'));
      const dialog = await screen.findByRole('dialog', { name: /^Changes in the version of/ });
      await waitFor(() => expect(dialog.querySelector('ins')).toHaveTextContent(/^again$/));
      await expect(dialog.querySelector('del')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Changes in/ })).toBeNull());
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Restore the version of/ }));

    await waitFor(() => expect(field('Title')).toHaveValue(blogTitle));
    await waitFor(async () => expect(await onServer(40)).toMatchObject({ blogTitle, version: 3 }));
  },
};

export const AScheduledPostTurnsWithTheClock: Story = {
  name: 'A post that is scheduled reads as published once its time has come, and its schedule as passed',
  play: async ({ canvas, step, userEvent }) => {
    await loaded();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = { status: 'Pending', publishAt: at, blogCategories: ['Food'] };
    await demoApi.patch('/blog/posts/40', { version: 1, by: 'Ana Lima', isAutosave: false, fields: scheduled });
    await userEvent.click(button('Reload'));
    await expect(await canvas.findByText('Readers see it from this time on.')).toBeVisible();
    await userEvent.clear(field('Title'));
    await userEvent.click(button('Save Changes'));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.queryByText(/^This time has passed/)).toBeNull();

    wakeAt(Date.now() + 3_700_000);
    await step('what readers see', async () =>
      expect(await canvas.findByText(/^Published on \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible(),
    );
    await step('and the mistake that it would be to save it with this time', async () =>
      expect(await canvas.findByText(/^This time has passed/)).toBeVisible(),
    );
  },
};

const paste = (target: HTMLElement, fill: (data: DataTransfer) => void) => {
  const clipboardData = new DataTransfer();
  fill(clipboardData);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

export const AnImageOfTheTextIsDescribedAndSent: Story = {
  name: 'A pasted image is described and sent, and those of another page are left out with a notice (XB-08)',
  play: async ({ step, userEvent }) => {
    const text = await loaded();
    await userEvent.click(text);
    await step('of another page, the words stay', async () => {
      paste(text, (data) =>
        data.setData(
          'text/html',
          '<p>From a page</p><h2 onclick="x()">Bags</h2><p>with <b>words</b><img src="https://evil.example/pixel.png"><script>x()</script></p>',
        ),
      );
      await expect(await screen.findByText(/^The images of the other page were left out/)).toBeVisible();
      await expect(text).toHaveTextContent('From a page');
      await expect(within(text).getByRole('heading', { name: 'Bags' })).toBeVisible();
      await expect(text.querySelector('img, script, [onclick]')).toBeNull();
    });
    await step('an image needs a description, and the text has its address alone', async () => {
      const file = await redAndBlue('map.png');
      paste(text, (data) => data.items.add(file));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add an image' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Add image' }));
      await expect(dialog.getByText('Describe the image.')).toBeVisible();
      await userEvent.type(dialog.getByRole('textbox', { name: /^Image description/ }), 'A map{Enter}');
      const image = await within(text).findByRole('img', { name: 'A map' });
      await expect(image).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/upload\/\d+$/));
      await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBe(400));
      await userEvent.click(button('Save Changes'));
      await waitFor(async () =>
        expect((await onServer(40)).excerpt).toMatch(/<img src="\/pictures\/upload\/\d+" alt="A map">/),
      );
    });
  },
};
