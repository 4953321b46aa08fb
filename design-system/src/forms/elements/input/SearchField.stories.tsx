import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { SearchField, type SearchFieldProps } from './search/SearchField.tsx';
import * as examples from './SearchField.examples.tsx';
import { searchFieldKeyboard } from './search/search-field.keyboard.ts';

const onEscapeAround = fn();

const meta = {
  component: SearchField,
  args: { label: 'Airport', onChange: fn(), onClear: fn() },
  beforeEach: () => void onEscapeAround.mockClear(),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Search: Story = { render: examples.Search };
export const Sizes: Story = { render: examples.SearchSizes };

export const Conforms: Story = conformance<SearchFieldProps>(
  SearchField,
  { label: 'Airport', defaultValue: 'LIS' },
  { keyboard: searchFieldKeyboard },
);

export const OffersToClearOnlyWhatIsThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Airport' }), 'LIS');

    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

export const ClearsByButtonAndKeepsFocus: Story = {
  render: examples.Search,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'Lisbon');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button'));

    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const ClearsByEscapeFirstAndThenLeavesEscapeToWhatIsAround: Story = {
  render: (args) => (
    <div role="presentation" onKeyDown={({ key }) => onEscapeAround(key)}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    search.focus();
    await userEvent.paste('LIS');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(onEscapeAround).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await expect(onEscapeAround).toHaveBeenCalledOnce();
    await expect(onEscapeAround).toHaveBeenCalledWith('Escape');
  },
};
