import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/buttons/Button.tsx';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { InputGroup, type InputGroupProps } from './InputGroup.tsx';
import * as examples from './InputGroup.examples.tsx';

const meta = {
  component: InputGroup,
  args: { label: 'Partner page', prefix: 'https://', onChange: fn() },
  argTypes: {
    prefix: { control: 'text' },
    suffix: { control: 'text' },
    before: { control: false },
    after: { control: false },
    labelAction: { control: false },
  },
} satisfies Meta<typeof InputGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-ING-01'] };
export const Merged: Story = { render: examples.Merged, tags: ['W-ING-02'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-ING-03'] };
export const WithChoices: Story = { render: examples.WithChoices, tags: ['W-ING-04'] };
export const WithButtons: Story = { render: examples.WithButtons, tags: ['W-ING-05'] };
export const WithMenus: Story = { render: examples.WithMenus, tags: ['W-ING-06'] };

export const Conforms: Story = conformance<InputGroupProps>(
  InputGroup,
  {
    label: 'Partner page',
    prefix: 'https://',
    suffix: '.example',
    after: <Button variant="ghost">Check</Button>,
    errorMessage: 'There is no such page.',
  },
  { keyboard: fieldKeyboard },
);

export const IsDescribedByItsWordsAndNotByItsButtons: Story = {
  args: { suffix: '.example', after: <Button>Check</Button>, errorMessage: 'There is no such page.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Partner page' });

    await expect(input).toHaveAccessibleDescription('https:// .example There is no such page.');
    await expect(input).toBeInvalid();
  },
};

export const PutsTheCaretIntoItWhenItsWordsArePressed: Story = {
  args: { before: <Button>Check</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('https://'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();

    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const TicksItsCheckboxWithoutMovingToTheText: Story = {
  render: examples.WithChoices,
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Print the note' });
    await userEvent.click(checkbox);

    await expect(checkbox).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Note on the invoice' })).not.toHaveFocus();
  },
};

export const ChoosesOneOfItsRadioButtons: Story = {
  render: examples.WithChoices,
  play: async ({ canvas, userEvent }) => {
    const payer = within(canvas.getByRole('radiogroup', { name: 'Who pays' }));
    await userEvent.click(payer.getByRole('radio', { name: 'The company pays' }));

    await expect(payer.getByRole('radio', { name: 'The traveller pays' })).not.toBeChecked();
  },
};

export const ShowsAndHidesThePassword: Story = {
  render: examples.Basic,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Partner password');
    await expect(password).toHaveAttribute('type', 'password');

    await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: false }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};

export const ChoosesFromItsMenu: Story = {
  render: examples.WithMenus,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [airline] = await canvas.findAllByRole('button', { name: 'Airline: TP' });
    if (!airline) throw new Error('The menu has no button.');
    await userEvent.click(airline);
    const item = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelectorAll('[role="menuitemradio"]')[1];
      if (!found) throw new Error('The menu is not open.');
      return found;
    });
    await userEvent.click(item);

    await expect(await canvas.findByRole('button', { name: 'Airline: LA' })).toBeVisible();
  },
};
