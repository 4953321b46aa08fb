import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { exampleFolders } from '../../examples.ts';
import { LinkContext } from '../../theme/provider/links.ts';
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';
import * as examples from './Autocomplete.examples.tsx';
import { autocompleteKeyboard } from './autocomplete.keyboard.ts';

const suggestions = ['Porto', 'Porto Alegre', 'Lisboa'].map((label) => ({ id: label, label }));

const meta = {
  component: Autocomplete,
  args: { label: 'Destination', suggestions, onChange: fn(), onTake: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof Autocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const lists = (labels: string[]) => waitFor(() => expect(listed()).toEqual(labels));

export const Playground: Story = {};

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-AUT-01'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await step('four at most, those first of which a word begins with the text', async () => {
      await userEvent.type(field, 'po');
      await lists(['Porto', 'Porto Alegre', 'Porto Seguro', 'Porto Velho']);
    });
    await step('Escape clears and closes', async () => {
      await userEvent.keyboard('{Escape}');
      await lists([]);
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

export const Sections: Story = {
  render: examples.Sections,
  tags: ['W-AUT-02'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a');
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(5));
  },
};

const navigate = fn();

export const FromAServer: Story = {
  render: examples.FromAServer,
  tags: ['W-AUT-03'],
  decorators: (Story) => (
    <LinkContext value={{ navigate }}>
      <Story />
    </LinkContext>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await waitFor(() => expect(canvas.queryByText('Loading titles…')).toBeNull());
    await userEvent.type(canvas.getByRole('combobox'), 'components');
    await waitFor(() => expect(listed()).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await expect(canvas.getByRole('combobox')).toHaveValue('Alerts (components)');
    await expect(navigate.mock.calls).toEqual([['/components/alerts']]);
    await expect(exampleFolders).toContain('components/alerts');
  },
};

export const CustomRendering: Story = {
  render: examples.CustomRendering,
  tags: ['W-AUT-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'an');
    await lists(['ARAna Ribeiro', 'ANAndré Nunes', 'TATiago Andrade', 'MLMariana Lopes']);
  },
};

export const DefaultSuggestions: Story = {
  render: examples.DefaultSuggestions,
  tags: ['W-AUT-05'],
  play: async ({ canvas, userEvent, step }) => {
    await step('they are there as soon as the field has focus', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await lists(['Lisboa', 'Porto', 'Porto Alegre']);
    });
    await step('the pointer highlights and takes', async () => {
      const porto = screen.getByRole('option', { name: 'Porto' });
      await userEvent.hover(porto);
      await expect(porto).toHaveAttribute('data-focused');
      await userEvent.click(porto);
      await lists([]);
      await expect(canvas.getByText('Taken: Porto')).toBeVisible();
    });
  },
};

export const SearchLimit: Story = {
  render: examples.SearchLimit,
  tags: ['W-AUT-06'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('no more than two', async () => {
      await userEvent.type(field, 'po');
      await lists(['Porto', 'Porto Alegre']);
    });
    await step('nothing that fits is said', async () => {
      await userEvent.type(field, 'xyz');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No result'));
    });
    await step('a press outside closes, and the text stays', async () => {
      await userEvent.click(document.body);
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(field).toHaveValue('poxyz');
    });
  },
};

export const Conforms: Story = conformance<AutocompleteProps>(
  Autocomplete,
  { label: 'Destination', suggestions, errorMessage: 'Not served.' },
  { keyboard: autocompleteKeyboard, opens: true },
);
// An element that is fading out does not react to the next key.
Conforms.globals = { motion: 'reduced' };

export const TellsWhatIsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Nowhere');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Nowhere' });
    await expect(args.onTake).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveValue('Nowhere');
  },
};
