import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../../components/buttons/Button.tsx';
import { markedIn } from '../../../../components/highlight/highlight.testing.ts';
import { ComboBox } from '../ComboBox.tsx';

const options = [
  { value: 'GRU', label: 'São Paulo' },
  { value: 'LIS', label: 'Lisbon' },
];

const meta = {
  component: ComboBox,
  args: { label: 'Airport', options, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const field = (canvas: Play['canvas']) => canvas.getByRole('combobox', { name: 'Airport' });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const typeOver = async (canvas: Play['canvas'], user: Play['userEvent'], text: string) => {
  await user.clear(field(canvas));
  await user.type(field(canvas), text);
};

export const TakesTheFirstThatFitsByEnter: Story = {
  args: { defaultValue: 'LIS' },
  play: async ({ args, canvas, userEvent }) => {
    await typeOver(canvas, userEvent, 'sao');
    await waitFor(() => expect(listed()).toEqual(['São Paulo']));
    await waitFor(() => expect(markedIn()).toEqual(['São']));
    await waitFor(() => expect(screen.getByRole('option', { name: 'São Paulo' })).toBeVisible());
    await userEvent.keyboard('{Enter}');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'GRU' });
    await expect(field(canvas)).toHaveValue('São Paulo');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const TakesWhatIsCalledSoWhenLeft: Story = {
  args: { defaultValue: 'LIS' },
  render: (args) => (
    <>
      <ComboBox {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('by Tab', async () => {
      await typeOver(canvas, userEvent, 'sao paulo');
      await waitFor(() => expect(listed()).toEqual(['São Paulo']));
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'GRU' });
      await expect(field(canvas)).toHaveValue('São Paulo');
    });
    await step('by a press elsewhere', async () => {
      await typeOver(canvas, userEvent, 'LISBON');
      await waitFor(() => expect(listed()).toEqual(['Lisbon']));
      await userEvent.click(canvas.getByText('Elsewhere'));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: 'LIS' }));
      await expect(field(canvas)).toHaveValue('Lisbon');
    });
    await step('not by Escape', async () => {
      await typeOver(canvas, userEvent, 'sao paulo');
      await waitFor(() => expect(listed()).toEqual(['São Paulo']));
      await userEvent.keyboard('{Escape}');
      await expect(field(canvas)).toHaveValue('Lisbon');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
  },
};

export const AddsWhatIsNewByEnter: Story = {
  args: { onCreate: ({ text }) => ({ value: text, label: text }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Zebra');
    await screen.findByRole('option', { name: 'Add “Zebra”' });
    await userEvent.keyboard('{Enter}');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'Zebra' });
    await expect(field(canvas)).toHaveValue('Zebra');
  },
};

export const WaitsForTheAnswerBeforeEnterTakesIt: Story = {
  args: { options: [], load: async ({ text }) => options.filter(({ label }) => label.toLowerCase().includes(text)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'lis{Enter}');
    await expect(field(canvas)).toHaveValue('lis');
    await screen.findByRole('option', { name: 'Lisbon' });
    await userEvent.keyboard('{Enter}');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'LIS' });
  },
};
