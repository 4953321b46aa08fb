import type { Meta } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, within } from 'storybook/test';
import { inTests } from '#storybook/testing/in-tests.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { RolesPage } from './RolesPage.tsx';

/** The roles at the address of `parameters.route`. */
export const rolesPage = {
  component: RolesPage,
  tags: ['!autodocs'],
  parameters: { route: '/apps/roles', layout: 'fullscreen' },
  render: () => <RolesPage />,
  loaders: [
    ...inTests(() => import('./editor/RoleEditor.tsx')),
    ...inTests(async () => ({ texts: await loadTexts('access') })),
    ...inTests(() => import('./editor/ConflictDialog.tsx')),
    ...inTests(() => import('./cards/DeleteRoleDialog.tsx')),
    ...inTests(() => import('./people/RoleUsers.tsx')),
  ],
} satisfies Meta<typeof RolesPage>;

export const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

export const editor = (name = 'Edit Role'): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** A box of the matrix, by its name or the beginning of it. */
export const box = (name: string | RegExp): HTMLElement => screen.getByRole('checkbox', { name });

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** Opens the editor of a role from its card. */
export async function edit(userEvent: UserEventObject, name: string): Promise<HTMLElement> {
  await card(name);
  await userEvent.click(button(`Edit Role: ${name}`));
  return editor();
}

/** Submits the draft and confirms the review. */
export async function save(userEvent: UserEventObject, confirmLabel: string) {
  await userEvent.click(button('Save changes'));
  const review = await screen.findByRole('alertdialog');
  await userEvent.click(await within(review).findByRole('button', { name: confirmLabel }));
}

export async function saysInToast(text: string) {
  await expect(await screen.findByText(text)).toBeInTheDocument();
}
