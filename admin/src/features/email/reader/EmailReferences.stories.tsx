import { salesApi } from '@embarque/mocks/sales-api/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { mailbox, openMessage, overTheList } from '../email.stories.testing.tsx';

const meta = { ...mailbox };

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest sale to a customer. */
const saleTo = (name: string) =>
  required(
    salesApi.sales.findLast(({ customer }) => customer.name === name),
    'sale',
  );

/** The link of these words in the open letter. */
async function linkInLetter(open: HTMLElement, words: string): Promise<HTMLAnchorElement> {
  return waitFor(() => {
    const letters = [...open.querySelectorAll('iframe')];
    const links = letters.flatMap(({ contentDocument }) => [...(contentDocument?.querySelectorAll('a') ?? [])]);
    return required(
      links.find(({ textContent }) => textContent === words),
      'link',
    );
  });
}

export const ANumberInAMailIsALinkWithACard: Story = {
  ...overTheList,
  tags: ['core', 'EML-12'],
  play: async (context) => {
    const { userEvent } = context;
    const { id, product } = saleTo('Kenji Watanabe');
    const link = await linkInLetter(await openMessage(userEvent, 'eSIM Japan'), id);
    await expect(new URL(link.href).pathname + new URL(link.href).search).toBe(`/sales?sale=${id}`);

    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(product));
    link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

    link.click();
    await waitFor(() =>
      expect(storyOf(context).router.state.location).toMatchObject({ pathname: '/sales', search: `?sale=${id}` }),
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
