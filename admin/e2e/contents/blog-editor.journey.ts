import { expect, test } from '../fixtures.ts';
import { expectLook, inFirstLook, looks, smoke } from '../looks.ts';
import { expectRest, tabTo } from '../session/session.steps.ts';

test.use({ signedInAs: 'admin@demo.com' });

const fields = {
  blogTitle: 'The title before',
  blogCategories: ['Fashion', 'Quote'],
  slug: 'the-title-before',
  followsTitle: true,
  status: 'Draft',
  publishAt: null,
  excerpt: '<p>Eleven colleagues.</p>',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
};
/** A draft that this browser kept, of a version that a colleague has changed since. */
const kept = {
  draft: { ...fields, blogTitle: 'Belts, and other opinions' },
  base: fields,
  version: 0,
  key: 'kept',
  at: '2026-11-20T09:00:00.000Z',
};

for (const { look, preferences } of looks) {
  test.describe(`the editor of posts ${look}, by keyboard alone`, () => {
    test.use({ preferences });

    test(
      'saves a draft by itself, publishes it, and merges what a colleague saved',
      inFirstLook(preferences, smoke('blog')),
      async ({ page, say }) => {
        const title = page.getByRole('textbox', { name: say('Title') });
        const content = page.getByRole('textbox', { name: say('Content', {}, 'of a post') });
        const save = page.getByRole('button', { name: say('Save Changes') });

        await page.goto('/pages/blog/edit');
        await expectLook(page, preferences);
        await tabTo(page, title);
        await page.keyboard.type('São João — 10% off');
        await expect(page.getByText('/pages/blog/detail/sao-joao-10-off')).toBeVisible();
        await tabTo(page, content);
        await page.keyboard.type('One tart and a coffee.');
        await expect(page).toHaveURL(/\/pages\/blog\/edit\/43$/);
        await expect(content).toBeFocused();

        await tabTo(page, page.getByRole('combobox', { name: say('Status', {}, 'of a post') }));
        await page.keyboard.type(say('Published', {}, 'post').slice(0, 2));
        await tabTo(page, page.getByRole('combobox', { name: say('Category', {}, 'of a post') }));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await save.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(say('Post saved. Readers can see it.'))).toBeVisible();
        await page.goto('/pages/blog/detail/sao-joao-10-off');
        await expect(page.getByText('One tart and a coffee.', { exact: true }).first()).toBeVisible();

        await page.evaluate((copy) => localStorage.setItem('embarque.blog.post.40', copy), JSON.stringify(kept));
        await page.goto('/pages/blog/edit/40');
        await tabTo(page, page.getByRole('button', { name: say('Restore', {}, 'changes') }));
        await page.keyboard.press('Enter');
        await expect(title).toHaveValue('Belts, and other opinions');
        const dialog = page.getByRole('dialog', {
          name: say('{author} saved this post too', { author: 'Bruno Cavalcanti' }),
        });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('radio').first()).toBeFocused();
        await page.keyboard.press('1');
        await tabTo(page, dialog.getByRole('button', { name: say('Save these changes') }));
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(title).toHaveValue('Belts, and other opinions');
        await expect(page.getByText(/Onze colegas, onze opiniões/)).toBeVisible();

        await expectRest(page);
        await page.reload();
        await expect(title).toHaveValue('Belts, and other opinions');
      },
    );
  });
}
