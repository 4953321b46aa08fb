import { accountSettingScenarios } from '@embarque/mocks/account-setting/scenarios';
import { salesApi } from '@embarque/mocks/sales-api/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { demoApi } from '../../../http/http.ts';
import { card, type SettingsMeta, settingsPage } from '../account.stories.testing.ts';

const meta = {
  ...settingsPage(),
  tags: ['!autodocs'],
  globals: { clock: 'leapDay' },
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheProfileSavesAloneAndFollowsItsCountry: Story = {
  name: 'The profile saves alone, and its country rules postcode and phone',
  tags: ['core', 'ACC-02', 'ACC6-01'],
  play: async ({ canvas, step, userEvent }) => {
    const profile = await card(canvas, 'Profile details');
    const textbox = (name: RegExp | string) => profile.getByRole('textbox', { name });
    await step('first and last name from the full name, and the other fields', async () => {
      await expect(textbox(/First name/)).toHaveValue('Marina');
      await expect(textbox(/Last name/)).toHaveValue('Duarte');
      await expect(textbox(/Username/)).toHaveValue('marina.duarte');
      await expect(textbox(/Company/)).toHaveValue('Embarque');
      await expect(textbox('Address')).toHaveValue('Avenida Paulista, 1578');
      await expect(textbox('State')).toHaveValue('São Paulo');
      await expect(textbox('Zip code')).toHaveValue('01310-200');
      for (const [name, shown, count] of [
        ['Country', 'Brazil', 5],
        ['Language', 'Português (Brasil)', 5],
        ['Currency', 'US dollar', 4],
      ] as const) {
        const choice = profile.getByRole<HTMLSelectElement>('combobox', { name });
        await expect(choice).toHaveDisplayValue(shown);
        await expect(choice.options).toHaveLength(count);
      }
      await expect(profile.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Sao Paulo');
      await expect(profile.getByText('JPG, GIF, PNG or WebP, at most 800 kB.')).toBeVisible();
      await expect(profile.getByRole('img', { name: 'Marina Duarte' }).getBoundingClientRect().width).toBe(100);
      await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveValue('marina.duarte@embarque.example');
    });
    await step('the company is changed and saved alone (ACC-02)', async () => {
      await userEvent.type(textbox(/Company/), ' Travel');
      await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
      await expect(await screen.findByText('Profile saved')).toBeVisible();
      await expect(textbox(/Company/)).toHaveValue('Embarque Travel');
    });
    await step('what is missing is named, and has focus', async () => {
      await userEvent.clear(textbox(/Last name/));
      await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
      await expect(await profile.findByText('Enter your last name.')).toBeVisible();
      await waitFor(() => expect(textbox(/Last name/)).toHaveFocus());
    });
    await step('a pasted number is read, another country says that nothing fits and cuts nothing', async () => {
      const phone = textbox(/Phone number/);
      await userEvent.clear(phone);
      await userEvent.click(phone);
      await userEvent.paste('+55 (11) 91234-5678');
      await expect(phone).toHaveValue('(11) 91234-5678');
      await userEvent.selectOptions(profile.getByRole('combobox', { name: 'Country' }), 'United Kingdom');
      await expect(textbox('County')).toHaveValue('São Paulo');
      await expect(textbox(/Phone number/)).toHaveValue('+5511912345678');
      await expect(profile.getByText(/This number doesn't fit the country/)).toBeVisible();
      await expect(textbox('Zip code')).toHaveValue('01310-200');
      await userEvent.selectOptions(profile.getByRole('combobox', { name: 'Country' }), 'Brazil');
      await expect(textbox(/Phone number/)).toHaveValue('(11) 91234-5678');
    });
    await step('it is saved, and discarded changes come back', async () => {
      await userEvent.type(textbox(/Last name/), 'Duarte');
      await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(screen.getAllByText('Profile saved').length).toBeGreaterThan(0));
      await userEvent.type(textbox(/Company/), ' Desk');
      await userEvent.click(profile.getByRole('button', { name: 'Discard' }));
      await expect(textbox(/Company/)).toHaveValue('Embarque Travel');
    });
    await step('reset leaves a blank avatar', async () => {
      const picture = () => profile.getByRole('img', { name: 'Marina Duarte' }).querySelector('img');
      await expect(picture()).not.toBeNull();
      await userEvent.click(profile.getByRole('button', { name: 'Reset' }));
      await expect(picture()).toBeNull();
      await userEvent.click(profile.getByRole('button', { name: 'Discard' }));
      await expect(picture()).not.toBeNull();
    });
    await step('a username of another person is refused in its field', async () => {
      await userEvent.clear(textbox(/Username/));
      await userEvent.type(textbox(/Username/), 'caio.brandao');
      await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
      await expect(await profile.findByText(/^Another person has this username/)).toBeVisible();
      await userEvent.type(textbox(/Username/), '2');
      await expect(profile.queryByText(/^Another person has this username/)).toBeNull();
    });
    await step('an email that is not confirmed warns, and its link can be sent again', async () => {
      const email = await card(canvas, 'Email address');
      const field = email.getByRole('textbox', { name: /^Email/ });
      await userEvent.clear(field);
      await userEvent.type(field, 'marina@example.com');
      await userEvent.type(email.getByLabelText(/^Your password/), 'window-seat{Enter}');
      await expect(await email.findByText("Your email isn't confirmed")).toBeVisible();
      await expect(email.getByRole('button', { name: /^Resend in/ })).toBeVisible();
    });
  },
};

export const ARefusedSectionStaysInItsForm: Story = {
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.saveRefused),
  play: async ({ canvas, userEvent }) => {
    const profile = await card(canvas, 'Profile details');
    const lastName = profile.getByRole('textbox', { name: /Last name/ });
    await userEvent.type(lastName, ' Lima');
    await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(/Couldn't save your changes/)).toBeVisible();
    await expect(profile.getByRole('textbox', { name: /Last name/ })).toHaveValue('Duarte Lima');
    await expect(canvas.getByRole('tab', { name: 'Account • unsaved' })).toBeVisible();
  },
};

export const InformationNeedsItsFields: Story = {
  tags: ['ACC6-03'],
  play: async ({ canvas, userEvent }) => {
    const info = await card(canvas, 'Information');
    const country = info.getByRole<HTMLSelectElement>('combobox', { name: /^Country/ });
    await expect(country).toHaveDisplayValue('Brazil');
    await expect(country).toBeRequired();
    const countries = [...country.options].map(({ text }) => text);
    await expect(countries).toEqual(expect.arrayContaining(['United States', 'France', 'Canada']));
    const website = info.getByRole('textbox', { name: /Website/ });
    await expect(info.getByRole('group', { name: /Birth date/ })).toBeVisible();
    for (const name of [/^Bio/, /^Website/, /^Public phone number/]) {
      await userEvent.clear(info.getByRole('textbox', { name }));
    }
    await userEvent.click(info.getByRole('button', { name: 'Save changes' }));
    for (const message of ['Write a few words about yourself.', 'Enter your website.', 'Enter your phone number.']) {
      await expect(await info.findByText(message)).toBeVisible();
    }
    await userEvent.type(website, 'data:text/html,hello');
    await expect(info.getByText('Enter a web address, such as https://example.com.')).toBeVisible();
  },
};

export const DeletingTakesTheExactPhrase: Story = {
  name: 'Deleting the account takes the exact phrase, and ends the session (XS-10)',
  tags: ['core', 'ACC-03'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const { session } = storyOf(context);
    const section = await card(canvas, 'Delete account');
    await expect(section.getByText('Are you sure you want to delete your account?')).toBeVisible();
    const open = async () => {
      await userEvent.click(section.getByRole('button', { name: 'Deactivate account' }));
      return within(await screen.findByRole('dialog', { name: 'Deactivate your account?' }));
    };
    await step('what the settings know can be saved before', async () => {
      const { files, release } = catchFiles();
      await userEvent.click(section.getByRole('button', { name: 'Export your data' }));
      release();
      await expect(await files[0]?.text()).toContain('marina.duarte@embarque.example');
    });
    await step('it has to be confirmed', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Deactivate account' }));
      await expect(section.getByText('Confirm that you want to deactivate your account.')).toBeVisible();
      await userEvent.click(section.getByRole('checkbox', { name: 'I confirm my account deactivation' }));
    });
    await step('and can be cancelled', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      const end = within(await screen.findByRole('dialog', { name: 'Deactivation cancelled' }));
      await userEvent.click(end.getByRole('button', { name: 'Back to settings' }));
    });
    await step('only the exact phrase counts', async () => {
      const dialog = await open();
      const phrase = dialog.getByRole('textbox', { name: 'Phrase to confirm' });
      await userEvent.type(phrase, 'Delete marina.duarte');
      await userEvent.type(dialog.getByLabelText(/^Your password/), 'window-seat');
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, deactivate it' }));
      await expect(dialog.getByText('Type exactly: delete marina.duarte')).toBeVisible();
      await userEvent.clear(phrase);
      await userEvent.type(phrase, 'delete marina.duarte ');
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, deactivate it' }));
      await expect(dialog.getByText('Type exactly: delete marina.duarte')).toBeVisible();
      await userEvent.type(phrase, '{Backspace}');
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, deactivate it' }));
      const end = within(await screen.findByRole('dialog', { name: 'Your account is deactivated' }));
      await expect(end.getByText(/sign in within 14 days/)).toBeVisible();
      await userEvent.click(end.getByRole('button', { name: 'Sign out now' }));
    });
    await step('and the session is over, here and for the server', async () => {
      await waitFor(() => expect(session.actor.getSnapshot().context.identity).toBeNull());
      const farewell = expect.objectContaining({ path: '/jwt/logout', status: 204 });
      await waitFor(() => expect(salesApi.log.entries).toContainEqual(farewell));
    });
  },
};

export const AStoredChoiceThatIsNotOfferedStays: Story = {
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.otherChoices),
  play: async ({ canvas, msw, step, userEvent }) => {
    const profile = await card(canvas, 'Profile details');
    const zone = () => profile.getByRole('combobox', { name: 'Time zone' });
    await step('it is shown', async () => {
      await expect(zone()).toHaveValue('Mars/Olympus');
      await expect(zone()).toHaveAccessibleDescription("This time zone isn't supported.");
      for (const [name, shown] of [
        ['Country', 'Portugal'],
        ['Language', 'italiano'],
        ['Currency', 'Brazilian Real'],
      ] as const) {
        await expect(profile.getByRole('combobox', { name })).toHaveDisplayValue(shown);
      }
    });
    await step('and saved as it was', async () => {
      await userEvent.type(profile.getByRole('textbox', { name: /First name/ }), ' Ana');
      await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
      await expect(await screen.findByText('Profile saved')).toBeVisible();
      const others = { timeZone: 'Mars/Olympus', currency: 'BRL', language: 'it', country: 'PT' };
      msw.resetHandlers();
      const saved = { profile: { ...others, firstName: 'Marina Ana' } };
      await expect(await demoApi.get('/account-setting/data')).toMatchObject(saved);
    });
  },
};

export const ADeactivatedAccountCanComeBack: Story = {
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.leaving),
  play: async ({ canvas, userEvent }) => {
    const section = await card(canvas, 'Delete account');
    await expect(section.getByText(/Until then, you can come back/)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Keep my account' }));
    await expect(await section.findByRole('button', { name: 'Deactivate account' })).toBeVisible();
    await waitFor(() => expect(section.getByRole('checkbox')).toHaveFocus());
  },
};

export const ADeletionIsNotCalledBack: Story = {
  name: 'A deletion that was sent cannot be cancelled any more',
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.stillDeleting),
  play: async ({ canvas, userEvent }) => {
    const section = await card(canvas, 'Delete account');
    await userEvent.click(section.getByRole('checkbox', { name: 'I confirm my account deactivation' }));
    await userEvent.click(section.getByRole('button', { name: 'Deactivate account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate your account?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phrase to confirm' }), 'delete marina.duarte');
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'window-seat{Enter}');
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(cancel);
    await expect(screen.queryByRole('dialog', { name: 'Deactivation cancelled' })).toBeNull();
    await expect(cancel).toBeVisible();
  },
};

export const TheOnlyOwnerReadsWhatBlocks: Story = {
  beforeEach: ({ msw }) => msw.use(accountSettingScenarios.onlyOwner),
  play: async ({ canvas }) => {
    const section = await card(canvas, 'Delete account');
    await expect(section.getByText(/You are the only owner of Claims desk and Partners\./)).toBeVisible();
    await expect(section.queryByRole('button', { name: 'Deactivate account' })).toBeNull();
  },
};
