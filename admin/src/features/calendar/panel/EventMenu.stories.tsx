import type { StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { calendarPage, dentist } from '../calendar.stories.testing.ts';

const meta = { ...calendarPage, parameters: { ...calendarPage.parameters, route: '/apps/calendar?event=5' } };

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (item: string, opened: () => Promise<HTMLElement>): Story => ({
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Update Event' });
    const button = await within(panel).findByRole('button', { name: `Actions for ${dentist}` });
    await chooseByKeys(userEvent, button, item);
    await expectToHaveAndKeepFocus(opened);
  },
});

export const TheDialogThatMovesHasTheFocus: Story = chosen('Move to…', () =>
  screen.findByRole('dialog', { name: /^Move/ }),
);
export const TheFormOfACopyHasTheFocus: Story = chosen('Duplicate', async () =>
  within(await screen.findByRole('dialog', { name: 'Add Event' })).getByRole('textbox', { name: /^Title/ }),
);
