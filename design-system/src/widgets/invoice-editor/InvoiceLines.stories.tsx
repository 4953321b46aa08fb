import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { chooseByKeys, expectToHaveAndKeepFocus } from '#storybook/testing/menu-focus.ts';
import { required } from '#storybook/testing/required.ts';
import { segmentedControlKeyboard } from '../../components/segmented-control/segmented-control.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { invoiceTotals } from '../../lib/money/money.ts';
import { invoiceLinesKeyboard } from './invoice-lines.keyboard.ts';
import { LinesOwner, pricedItems, sampleLine, sampleLines } from './invoice-lines.samples.tsx';
import type { InvoiceLinesProps } from './invoice-lines.types.ts';
import { field, items, names, sum } from './invoice-lines.testing.ts';
import * as examples from './InvoiceLines.examples.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { moneyLineOf } from './model/editable-line.ts';
import { InvoiceSums, type InvoiceSumsProps } from './sums/InvoiceSums.tsx';

const args: InvoiceLinesProps = {
  label: 'Items of the invoice',
  lines: sampleLines,
  items: pricedItems,
  onChange: fn(),
  onAdd: fn(),
  onReplace: fn(),
  onRemove: fn(),
  onMove: fn(),
};

const meta = {
  component: InvoiceLines,
  subcomponents: { InvoiceSums },
  args,
  parameters: { keyboard: invoiceLinesKeyboard },
  loaders: [
    () => import('../../components/dropdowns/MenuLayer.tsx'),
    () => import('../../extensions/drag-and-drop/rows/RowDrag.tsx'),
  ],
} satisfies Meta<typeof InvoiceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance<InvoiceLinesProps>(InvoiceLines, args, { keyboard: invoiceLinesKeyboard });
export const SumsConform: Story = conformance<InvoiceSumsProps>(
  InvoiceSums,
  {
    totals: invoiceTotals({ lines: sampleLines.map(moneyLineOf), discount: { kind: 'amount', cents: 2800 }, paid: 1 }),
    discount: { kind: 'amount', cents: 2800 },
    onDiscountChange: fn(),
  },
  { keyboard: segmentedControlKeyboard },
);

export const SumsStayInOneLineOnAPhone: Story = {
  name: 'Each sum stays in one line on a phone, beside its field or below it',
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <InvoiceSums
      totals={invoiceTotals({
        lines: sampleLines.map(moneyLineOf),
        discount: { kind: 'amount', cents: 2800 },
        paid: 1,
      })}
      discount={{ kind: 'amount', cents: 2800 }}
      onDiscountChange={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const sum = canvas.getByText(/^-R\$\s28,00$/);
    const field = canvas.getByRole('textbox', { name: 'Discount' }).getBoundingClientRect();
    const { left, top, height } = sum.getBoundingClientRect();
    await expect(height).toBeLessThan(32);
    await expect(left >= field.right || top >= field.bottom).toBe(true);
  },
};

export const IsWrittenByKeyboardAlone: Story = {
  name: 'Enter and Tab lead to one blank line at most, and send no form (XI-17)',
  render: () => (
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <examples.Blank />
    </form>
  ),
  play: async ({ userEvent, step }) => {
    const submit = fn();
    screen.getByTestId('form').addEventListener('submit', submit);
    await step('the price list brings cost and tax', async () => {
      items()[0]?.focus();
      await userEvent.keyboard('japan');
      await screen.findByRole('option', { name: 'eSIM Japan 5 GB' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(field('Cost')).toHaveValue('99,90'));
      await expect(field('Tax %')).toHaveValue('18');
    });
    await step('Escape closes the list, and leaves the name', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(names()).toEqual(['eSIM Japan 5 GB']);
    });
    await step('Tab leads through the fields, Enter to one new line', async () => {
      await userEvent.tab();
      await expect(field('Description')).toHaveFocus();
      await userEvent.keyboard('For the fair');
      await userEvent.tab();
      await userEvent.tab();
      await expect(field('Qty')).toHaveFocus();
      await userEvent.keyboard('3{Enter}');
      await waitFor(() => expect(items()[1]).toHaveFocus());
      await userEvent.keyboard('{Escape}{Enter}{Enter}');
      await expect(names()).toEqual(['eSIM Japan 5 GB', '']);
    });
    await step('any other name will do; Tab out of its last field adds a line', async () => {
      await userEvent.keyboard('Advice{Tab}{Tab}80{Tab}0,5{Tab}{Tab}');
      await expect(field('Tax %', 1)).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(items()[2]).toHaveFocus());
      await expect(names()).toEqual(['eSIM Japan 5 GB', 'Advice', '']);
    });
    await step('arrows go to the same field of the line above; the sums follow', async () => {
      await userEvent.keyboard('{Escape}{Tab}{Tab}{ArrowUp}{ArrowUp}');
      await expect(field('Cost')).toHaveFocus();
      await expect(sum('Subtotal')).toHaveTextContent('R$ 339,70');
      await expect(submit).not.toHaveBeenCalled();
    });
  },
};

export const LinesMoveMultiplyAndGo: Story = {
  render: examples.Written,
  play: async ({ userEvent, step }) => {
    const [europe, annual] = ['eSIM Europe 10 GB', 'Annual multi-trip insurance'];
    await step('with Alt and an arrow, from any field', async () => {
      field('Qty')?.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(names()).toEqual([annual, europe]);
      await expect(field('Qty', 1)).toHaveFocus();
    });
    await step('by the keys of its handle', async () => {
      screen.getByRole('button', { name: `Move ${europe}` }).focus();
      await userEvent.keyboard(' {ArrowUp}');
      await screen.findByText('Position 1 of 2 in Items of the invoice.');
      await userEvent.keyboard(' ');
      await expect(names()).toEqual([europe, annual]);
      await waitFor(() => expect(screen.getByRole('button', { name: `Move ${europe}` })).toHaveFocus());
    });
    await step('a copy stands below', async () => {
      await userEvent.click(screen.getByRole('button', { name: `Actions for ${annual}` }));
      await expect(await screen.findByRole('menuitem', { name: 'Add second tax' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
      await waitFor(() => expect(names()).toEqual([europe, annual, annual]));
    });
    await step('a line that goes hands focus to its neighbour', async () => {
      await userEvent.click(screen.getByRole('button', { name: `Remove ${europe}` }));
      await expect(names()).toEqual([annual, annual]);
      await expect(items()[0]).toHaveFocus();
    });
    await step('by the pointer', async () => {
      await userEvent.clear(field('Qty', 1) as HTMLInputElement);
      await userEvent.type(field('Qty', 1) as HTMLInputElement, '2');
      const handle = screen.getAllByRole('button', { name: `Move ${annual}` })[0] as HTMLElement;
      const { height } = handle.closest('li')?.getBoundingClientRect() ?? { height: 0 };
      const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 5 };
      await fireEvent.pointerDown(handle, { ...pointer, clientY: 5 });
      await fireEvent.pointerMove(document, { ...pointer, clientY: 15 });
      await fireEvent.pointerMove(document, { ...pointer, clientY: 10 + height * 1.2 });
      await screen.findByText('Position 2 of 2 in Items of the invoice.');
      await fireEvent.pointerUp(document, { ...pointer, clientY: 10 + height * 1.2 });
      await waitFor(() => expect(field('Qty')).toHaveValue('2'));
    });
    await step('what is pasted afterwards is announced too', async () => {
      field('Qty')?.focus();
      await userEvent.paste('eSIM Europe 10 GB\t1\t139,90\nSeguro família\t1\t10,00\n');
      await expect(await screen.findByText('2 lines pasted.')).toBeInTheDocument();
    });
  },
};

export const TakesLinesOfASpreadsheet: Story = {
  render: examples.Blank,
  play: async ({ userEvent }) => {
    items()[0]?.focus();
    await userEvent.paste('Item\tQtd\tPreço\neSIM Europe 10 GB\t12\t139,90\nSeguro família\t1\t1.234,56\n');
    await expect(names()).toEqual(['eSIM Europe 10 GB', 'Seguro família']);
    await expect(field('Cost', 1)).toHaveValue('1.234,56');
    await expect(sum('Subtotal')).toHaveTextContent('R$ 2.913,36');
  },
};

const readsOf = { description: 0 };

/** A line that counts how often it is drawn. */
function counted(id: string) {
  return Object.defineProperty(sampleLine(id), 'description', {
    enumerable: true,
    get: () => {
      readsOf.description += 1;
      return '';
    },
  });
}

export const AKeyDrawsOneOfFortyLines: Story = {
  render: () => <LinesOwner start={Array.from({ length: 40 }, (_, index) => counted(`line ${index}`))} />,
  play: async ({ canvasElement, userEvent, step }) => {
    // By attributes: roles of hundreds of fields take seconds to find.
    const costs = () => canvasElement.querySelectorAll<HTMLInputElement>('[data-field="price"]');
    await expect(readsOf.description).toBeGreaterThanOrEqual(40);
    await step('typing draws that line alone', async () => {
      const cost = costs()[20] as HTMLInputElement;
      await userEvent.clear(cost);
      readsOf.description = 0;
      await userEvent.type(cost, '7');
      await expect(cost).toHaveValue('7');
      await expect(readsOf.description).toBe(0);
    });
    await step('a line more draws no other', async () => {
      await userEvent.click(canvasElement.querySelector('[data-add]') as HTMLElement);
      await expect(costs()).toHaveLength(41);
      await expect(readsOf.description).toBeLessThanOrEqual(1);
    });
  },
};

export const LinesAreCardsOnAPhone: Story = {
  render: examples.Written,
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [card] = screen.getAllByRole('listitem');
    await expect(within(card as HTMLElement).getByText('Cost', { selector: 'label' })).toBeVisible();
    const top = (name: string) => field(name)?.getBoundingClientRect().top ?? 0;
    await expect(top('Qty')).toBeGreaterThan(top('Description'));
    await expect(top('Tax %')).toBeGreaterThan(top('Qty'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TheMenuLeadsToWhatItAdds: Story = {
  render: examples.Written,
  play: async ({ userEvent, step }) => {
    const menu = () => screen.getByRole('button', { name: 'Actions for Annual multi-trip insurance' });
    await step('to the field of a second tax', async () => {
      await chooseByKeys(userEvent, menu(), 'Add second tax');
      await expectToHaveAndKeepFocus(async () => required(field('Second tax %'), 'field of the second tax'));
    });
    await step('and back to itself where it takes the field away', async () => {
      await chooseByKeys(userEvent, menu(), 'Remove second tax');
      await expectToHaveAndKeepFocus(async () => menu());
    });
  },
};
