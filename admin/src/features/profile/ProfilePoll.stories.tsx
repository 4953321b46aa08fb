import { profileScenarios } from '@embarque/mocks/profile/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import page from './ProfilePage.stories.tsx';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const AClosedPollShowsItsResult: Story = {
  name: 'A poll that has closed says when, and shows its result to those who did not vote (PRO-04)',
  tags: ['PRO-04'],
  beforeEach: ({ msw }) => msw.use(profileScenarios.pollClosed),
  play: async ({ canvas }) => {
    const poll = within(await canvas.findByRole('region', { name: 'Polls' }));
    await expect(poll.getByText(/^Closed on .*31.*2026/)).toBeVisible();
    await expect(poll.getAllByText(/^\d+%$/).map(({ textContent }) => textContent)).toEqual(['55%', '45%']);
    for (const option of poll.getAllByRole('radio')) await expect(option).toBeDisabled();
  },
};

export const AVoteTooLateSaysWhy: Story = {
  name: 'A vote for a poll that has closed meanwhile says so, and is not to be tried again (PRO-04)',
  tags: ['PRO-04'],
  beforeEach: ({ msw }) => msw.use(profileScenarios.pollClosedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    const poll = within(await canvas.findByRole('region', { name: 'Polls' }));
    await userEvent.click(required((await poll.findAllByRole('radio'))[0], 'first option'));
    const toast = await screen.findByText(/^Couldn't count your vote\. .* The poll has closed\.$/);
    await expect(toast).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
