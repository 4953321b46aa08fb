import { Button } from '@embarque/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { AccountSettingsPage } from '../AccountSettingsPage.tsx';

const meta = {
  component: Reloadable,
  tags: ['!autodocs'],
  parameters: { route: '/pages/account-settings' },
} satisfies Meta<typeof Reloadable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button does what a reload does. */
function Reloadable() {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <AccountSettingsPage key={loads} />
      <Button onClick={() => setLoads(loads + 1)}>Reload</Button>
    </>
  );
}

const WRITTEN_ELSEWHERE = [
  { country: 'Brazil', zip: '01310100', phone: '11912345678', shown: ['01310-100', '(11) 91234-5678'] },
  { country: 'United States', zip: '94107-1234', phone: '+1 305 555 0148', shown: ['94107-1234', '(305) 555-0148'] },
  { country: 'United Kingdom', zip: 'SW1A 1AA', phone: '+44 7400 123456', shown: ['SW1A 1AA', '7400 123456'] },
  { country: 'Brazil', zip: '01310-100', phone: '+55 (11) 91234-5678', shown: ['01310-100', '(11) 91234-5678'] },
] as const;

export const EachCountryKeepsItsPostcodeAndPhone: Story = {
  name: 'Postcodes and phones are taken as each country writes them, and kept over a reload (XS-12)',
  play: async ({ canvas, userEvent }) => {
    const profile = async () => within(await canvas.findByRole('region', { name: 'Profile details' }));
    for (const { country, zip, phone, shown } of WRITTEN_ELSEWHERE) {
      const form = await profile();
      const field = (name: RegExp) => form.getByRole('textbox', { name });
      const values = () => [field(/^Zip code/), field(/^Phone number/)].map((each) => (each as HTMLInputElement).value);
      const fill = async (name: RegExp, text: string) => {
        await userEvent.clear(field(name));
        await userEvent.click(field(name));
        await userEvent.paste(text);
      };
      const before = values().map((text) => text.replaceAll(/\D/g, ''));
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Country' }), country);
      const digits = values().map((text) => text.replaceAll(/\D/g, ''));
      await expect(digits[0]).toBe(before[0]);
      await expect(digits[1]).toContain(before[1]);
      await fill(/^Zip code/, zip);
      await fill(/^Phone number/, phone);
      await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
      await expect(form.queryByText(/doesn't fit the country/)).toBeNull();
      await waitFor(() => expect(canvas.getByRole('tab', { name: 'Account' })).toBeVisible());

      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      const again = await profile();
      await expect(again.getByRole('textbox', { name: /^Zip code/ })).toHaveValue(shown[0]);
      await expect(again.getByRole('textbox', { name: /^Phone number/ })).toHaveValue(shown[1]);
    }
  },
};
