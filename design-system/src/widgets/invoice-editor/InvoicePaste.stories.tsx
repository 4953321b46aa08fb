import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LinesOwner, sampleLine } from './invoice-lines.samples.tsx';
import { field, items, names, sum } from './invoice-lines.testing.ts';

const line = () => sampleLine('one', { item: 'Chip Europa', price: 10_000, quantity: 1000, taxes: [0] });

const meta = {
  tags: ['!autodocs'],
  render: () => <LinesOwner start={[line()]} />,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const TextOfSeveralLinesIsOneDescription: Story = {
  play: async ({ userEvent, step }) => {
    const description = field('Description') as HTMLInputElement;
    await step('with a blank for each break, at the caret', async () => {
      await userEvent.click(description);
      await userEvent.paste('Bagagem despachada\nSeguro incluso');
      await expect(description).toHaveValue('Bagagem despachada Seguro incluso');
      await expect(description.selectionStart).toBe('Bagagem despachada Seguro incluso'.length);
      await expect(names()).toEqual(['Chip Europa']);
      await expect(sum('Subtotal')).toHaveTextContent('R$ 100,00');
    });
    await step('one cell of a sheet comes without its quotes', async () => {
      await userEvent.clear(description);
      await userEvent.paste('"Bagagem\nSeguro"');
      await expect(description).toHaveValue('Bagagem Seguro');
    });
    await step('the browser can undo it', async () => {
      document.execCommand('undo');
      await waitFor(() => expect(description).toHaveValue(''));
      await expect(field('Cost')).toHaveValue('100,00');
    });
  },
};

export const PastedLinesAreUndoneAsAWhole: Story = {
  play: async ({ userEvent, step }) => {
    await step('below a written line, from its description', async () => {
      await userEvent.click(field('Description') as HTMLInputElement);
      await userEvent.paste('Chip\t\t100,00\t2\nSim\t\t50,00\t1\n');
      await expect(names()).toEqual(['Chip Europa', 'Chip', 'Sim']);
      await waitFor(() => expect(items()[1]).toHaveFocus());
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(names()).toEqual(['Chip Europa']);
      await expect(await screen.findByText('Pasted lines removed.')).toBeInTheDocument();
      await waitFor(() => expect(field('Description')).toHaveFocus());
      await expect(field('Cost')).toHaveValue('100,00');
    });
    await step('in place of a blank line, which is back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
      await waitFor(() => expect(items()[1]).toHaveFocus());
      await userEvent.paste('Bagagem despachada\nSeguro incluso');
      await expect(names()).toEqual(['Chip Europa', 'Bagagem despachada', 'Seguro incluso']);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(names()).toEqual(['Chip Europa', '']);
      await userEvent.keyboard('{Escape}');
    });
  },
};
