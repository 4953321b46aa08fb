import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../../../components/modals/Dialog.tsx';
import { conformance } from '../../../conformance/conformance.tsx';
import { comboBoxKeyboard } from './field/combo-box.keyboard.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import * as examples from './ComboBox.examples.tsx';
import { drawOnlyWhatIsInSight } from './choices/virtual.testing.ts';

const options = [
  { value: 'GRU', label: 'São Paulo' },
  { value: 'LIS', label: 'Lisbon' },
  { value: 'OPO', label: 'Porto', isDisabled: true },
];

const meta = {
  component: ComboBox,
  args: { label: 'Airport', options, onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: string | RegExp = 'Airport') => canvas.getByRole('combobox', { name });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Playground: Story = {};

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-SEL-01'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the button takes the choice back', async () => {
      const clearable = field(canvas, 'Destination, clearable');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Destination, clearable' }));
      await expect(clearable).toHaveValue('');
      await expect(clearable).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    });
    await step('a field whose options are on their way says so', async () => {
      await userEvent.click(field(canvas, 'Destination, loading'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading…'));
      await userEvent.keyboard('{Escape}');
      await expect(field(canvas, 'Destination, disabled')).toBeDisabled();
    });
  },
};

export const Grouped: Story = {
  render: examples.Grouped,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /suggestions/i }));
    const brazil = await screen.findByRole('group', { name: /^Brazil/ });
    await expect(brazil).toHaveTextContent(/^Brazil3/);
    await waitFor(() => expect(screen.getByRole('option', { name: /Lisbon/, selected: true })).toBeVisible());
  },
};

export const WithIcons: Story = {
  render: examples.WithIcons,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /suggestions/i }));
    await expect(await screen.findAllByRole('group')).toHaveLength(3);
    for (const option of await screen.findAllByRole('option')) await expect(option.querySelector('svg')).not.toBeNull();
  },
};

export const Creatable: Story = {
  render: examples.Creatable,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent }) => {
    const agency = field(canvas, 'Partner agency');
    await userEvent.type(agency, 'Mar Azul');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Mar Azul”' }));

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(agency).toHaveValue('Mar Azul');
    await userEvent.tab();
    await expect(agency).toHaveValue('Mar Azul');
  },
};

export const LoadedByCallback: Story = {
  render: examples.LoadedByCallback,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'por');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading…'));

    await userEvent.click(await screen.findByRole('option', { name: /Porto/ }));
    await expect(field(canvas)).toHaveValue('Porto');
  },
};

export const LoadedByPromise: Story = {
  render: examples.LoadedByPromise,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the first time the answer takes its time', async () => {
      await userEvent.type(field(canvas), 'lis');
      await screen.findByRole('option', { name: /Lisbon/ });
    });
    await step('the second time it is known', async () => {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), 'lis');
      await screen.findByRole('option', { name: /Lisbon/ }, { timeout: 1000 });
    });
  },
};

export const LoadedFromASource: Story = {
  render: examples.LoadedFromASource,
  tags: ['W-SEL-02'],
  play: async ({ canvas, userEvent, step }) => {
    await step('a failure can be tried again, by keyboard too', async () => {
      await userEvent.click(field(canvas, 'Destination'));
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('option', { name: /Couldn't load/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await screen.findByRole('option', { name: 'Brazil' });
    });
    await step('nothing found is said in its own words', async () => {
      await userEvent.type(field(canvas, 'Destination'), 'xyz');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No country has this name'));
    });
  },
};

export const ThousandOptions: Story = {
  render: examples.ThousandOptions,
  beforeEach: drawOnlyWhatIsInSight,
  play: async ({ canvas, userEvent }) => {
    field(canvas, 'Policy').focus();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('option', { name: 'P-1999' });

    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await expect(screen.getByRole('option', { name: 'P-1999' })).toHaveAttribute('aria-setsize', '1000');
  },
};

export const Sizes: Story = { render: examples.Sizes };

export const Conforms: Story = conformance<ComboBoxProps>(
  ComboBox,
  { label: 'Airport', options, isClearable: true, errorMessage: 'Not served.' },
  { keyboard: comboBoxKeyboard, opens: true },
);
// An element that is fading out does not react to the next key.
Conforms.globals = { motion: 'reduced' };

export const FindsWordsWithoutTheirAccents: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'sao');
    await waitFor(() => expect(listed()).toEqual(['São Paulo']));
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'GRU' });
    await expect(field(canvas)).toHaveValue('São Paulo');
  },
};

export const ShowsEverythingWhenOpenedAgain: Story = {
  args: { defaultValue: 'LIS' },
  play: async ({ canvas, userEvent }) => {
    field(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');

    await waitFor(() => expect(listed()).toEqual(['São Paulo', 'Lisbon', 'Porto']));
    await expect(screen.getByRole('option', { name: 'Porto' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OpensWithinThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    field(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Porto' });

    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const KeepsItsChoiceWhenLeftWithHalfAWord: Story = {
  args: { defaultValue: 'LIS' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'x');
    await userEvent.tab();

    await waitFor(() => expect(field(canvas)).toHaveValue('Lisbon'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const KeepsTheValueOfItsOwner: Story = {
  args: { value: 'LIS' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'paulo');
    await waitFor(() => expect(listed()).toEqual(['São Paulo']));
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith({ value: 'GRU' });
    await expect(field(canvas)).toHaveValue('Lisbon');
  },
};

const onClose = fn();

export const ClosesBeforeTheDialogAroundIt: Story = {
  args: { name: 'airport', defaultValue: 'LIS' },
  render: (args) => (
    <Dialog isOpen title="Change the trip" onClose={onClose}>
      <ComboBox {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(onClose).not.toHaveBeenCalled();

    await expect(dialog.querySelector('[name="airport"]')).toHaveValue('LIS');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
