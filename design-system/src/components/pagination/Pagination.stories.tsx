import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Pagination } from './Pagination.tsx';
import { PaginationSkeleton } from './PaginationSkeleton.tsx';
import * as examples from './Pagination.examples.tsx';
import { paginationKeyboard } from './pagination.keyboard.ts';

const meta = {
  component: Pagination,
  args: { page: 2, total: 57, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-PAG-01'] };
export const Separated: Story = { render: examples.Separated, tags: ['W-PAG-02'] };
export const IconAndText: Story = { render: examples.IconAndText, tags: ['W-PAG-03'] };
export const IconsOnly: Story = { render: examples.IconsOnly, tags: ['W-PAG-04'] };
export const Success: Story = { render: examples.Success, tags: ['W-PAG-05'] };
export const Danger: Story = { render: examples.Danger, tags: ['W-PAG-06'] };
export const Info: Story = { render: examples.Info, tags: ['W-PAG-07'] };
export const Warning: Story = { render: examples.Warning, tags: ['W-PAG-08'] };
export const Positions: Story = { render: examples.Positions, tags: ['W-PAG-09'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-PAG-10'] };
export const RowsPerPage: Story = { render: examples.RowsPerPage };

export const Conforms: Story = conformance(
  Pagination,
  { page: 5, total: 94, onPageChange: () => {} },
  { keyboard: paginationKeyboard },
);

export const KeepsItsHeightWhileTheRowsAreLoading: Story = {
  render: (args) => (
    <>
      <PaginationSkeleton data-testid="skeleton" />
      <Pagination {...args} data-testid="pagination" />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['skeleton', 'pagination'].map((id) => canvas.getByTestId(id).offsetHeight);

    await expect(heights[0]).toBe(heights[1]);
  },
};

export const SaysWhichRowsAreShown: Story = {
  args: { page: 6, total: 57 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('51–57 of 57');
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WritesNumbersAsTheLanguageDoes: Story = {
  args: { page: 1, total: 12_840, perPage: 100 },
  globals: { language: 'pt-BR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12.840');
  },
};

export const GoesToNeighboursAndToAnyPageShown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }));

    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, { page: 3 });
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, { page: 1 });
    await expect(args.onPageChange).toHaveBeenNthCalledWith(3, { page: 6 });
  },
};

export const KeepsFocusAtTheEndWithoutGoingFurther: Story = {
  args: { page: 6 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);

    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

export const ShowsTheLastPageWhenTheAddressAsksForMore: Story = {
  args: { page: 900 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('51–57 of 57');
  },
};

export const OffersTheNumberOfRowsThatIsShown: Story = {
  args: { perPage: 7, onPerPageChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(select).toHaveValue('7');

    await userEvent.selectOptions(select, '25');
    await expect(args.onPerPageChange).toHaveBeenCalledWith({ perPage: 25 });
  },
};

export const ShowsStepsAndPlaceOnlyOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 6')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith({ page: 6 });
  },
};

export const TheFieldForTheRowsIsAsHighAsTheSteps: Story = {
  render: examples.RowsPerPage,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Rows per page' });

    await expect(field.offsetHeight).toBe(canvas.getByRole('button', { name: 'Next page' }).offsetHeight);
    await expect(getComputedStyle(field).appearance).not.toBe('auto');
  },
};
