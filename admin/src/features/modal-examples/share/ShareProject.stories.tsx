import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { wakeAt } from '#storybook/testing/turn-clock.ts';
import { ModalExamplesPage } from '../ModalExamplesPage.tsx';
import { modalLoaders } from '../modals.ts';

const meta = {
  component: ModalExamplesPage,
  tags: ['!autodocs'],
  loaders: [modalLoaders.share],
  parameters: { route: '/pages/modal-examples?show=share', session: 'admin' },
} satisfies Meta<typeof ModalExamplesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheLinkExpiresByItself: Story = {
  name: 'A link reads as expired once its last day has passed (MEX-02)',
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share project' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'The link expires' }), 'In 7 days');
    await expect(await dialog.findByText(/^Expires on \d/)).toBeVisible();
    wakeAt(Date.now() + 6 * 86_400_000);
    await expect(dialog.getByText(/^Expires on \d/)).toBeVisible();
    wakeAt(Date.now() + 3 * 86_400_000);
    await waitFor(() => expect(dialog.getByText(/^Expired on \d/)).toBeVisible());
  },
};
