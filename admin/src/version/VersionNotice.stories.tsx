import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { button, salesAreShown, wholeApp } from '../app/app.testing.tsx';
import { versionWatch } from './version.watch.ts';

const meta = {
  ...wholeApp,
  tags: ['!autodocs'],
  beforeEach: () => {
    const version = spyOn(versionWatch, 'read').mockReturnValue('newer');
    return () => version.mockRestore();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewVersionIsReadyUnlessThePageIsOffline: Story = {
  play: async () => {
    await salesAreShown();
    await expect(screen.getByText('A new version is ready.')).toBeVisible();
    await expect(button('Reload to update')).toBeVisible();
    await expect(button('Update later')).toHaveTextContent('Later');

    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expect(await screen.findByText(/^You're offline/)).toBeVisible();
    await expect(screen.queryByText('A new version is ready.')).toBeNull();

    connection.mockRestore();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByText('A new version is ready.')).toBeVisible());
  },
};
