import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { required } from '#storybook/testing/required.ts';
import { salesAreShown, wholeApp } from '../../app/app.testing.tsx';

const meta = { ...wholeApp, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatTheMenuOfThePersonOpensHasTheFocus: Story = {
  play: async ({ step, userEvent }) => {
    await salesAreShown();
    for (const [item, role, name] of [
      ['Your changes', 'dialog', 'Your changes'],
      ['View as…', 'dialog', 'View as…'],
      ['Reset demo data', 'alertdialog', 'Reset the demo data?'],
    ] as const) {
      await step(item, async () => {
        await chooseByKeys(userEvent, screen.getByRole('button', { name: /Marina Duarte/ }), item);
        await expectToHaveAndKeepFocus(() => screen.findByRole(role, { name }));
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      });
    }
  },
};

/** Links of menus that open something on their page. */
const follows = (
  route: string,
  { menu, item, opened }: { menu: string | RegExp; item: string; opened: () => Promise<HTMLElement> },
): Story => ({
  parameters: { route },
  play: async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: menu });
    await chooseByKeys(userEvent, required(button, `button ${String(menu)}`), item);
    await expectToHaveAndKeepFocus(opened);
  },
});

export const TheFormOfAUserHasTheFocus: Story = follows('/apps/user/list', {
  menu: 'Actions for Malik Johnson',
  item: 'Edit',
  opened: () => screen.findByRole('dialog', { name: 'Edit user information' }),
});
export const ThePageOfAUserHasTheFocus: Story = follows('/apps/user/list', {
  menu: 'Actions for Malik Johnson',
  item: 'Details',
  opened: () => screen.findByRole('heading', { level: 1 }),
});
export const ThePanelThatSendsAnInvoiceHasTheFocus: Story = follows('/apps/user/view/50', {
  menu: /^Actions for invoice/,
  item: 'Send',
  opened: () => screen.findByRole('dialog', { name: /^Send/ }),
});
export const TheMessageAboutAProductHasTheFocus: Story = follows(
  '/apps/ecommerce/product-detail/cabin-suitcase-38-l-16',
  {
    menu: 'Share',
    item: 'Email',
    opened: () => screen.findByRole('dialog'),
  },
);
