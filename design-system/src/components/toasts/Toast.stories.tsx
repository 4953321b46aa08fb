import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { isolated } from '../../lib/i18n/letters/letters.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Toast } from './Toast.tsx';
import * as examples from './Toast.examples.tsx';
import * as boxes from './ToastBox.examples.tsx';

const meta = {
  component: Toast,
  args: { lines: ['Policy EM-2041 was issued.'], onClose: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Tones: Story = {
  render: examples.Tones,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));

    await expect(canvas.queryByText('Card moved to Done')).toBeNull();
  },
};
export const Translucent: Story = { render: boxes.Translucent, tags: ['W-TST-01'] };

export const Signs: Story = {
  render: boxes.Signs,
  tags: ['W-TST-02'],
  play: async ({ canvas, userEvent }) => {
    const crosses = () => canvas.queryAllByRole('button', { name: 'Dismiss' });
    crosses()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('New message')).toBeNull();
    await expect(crosses()).toHaveLength(7);
    await expect(crosses()[0]).toHaveFocus();

    await userEvent.keyboard('{Enter}'.repeat(7));
    await expect(crosses()).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Show them again' })).toHaveFocus();
  },
};

export const Conforms: Story = conformance(Toast, {
  tone: 'danger' as const,
  lines: ["Couldn't activate the eSIM.", 'The data plan has no profile left.'],
});

export const ANameFromRightToLeftTurnsNoWords: Story = {
  name: 'A name from right to left turns no words around it, on pages in both directions',
  args: { lines: [`${isolated('نور')} was suspended.`, '3 policies end today.', 'مرحبا.'] },
  play: async ({ canvas }) => {
    const { documentElement } = document;
    for (const dir of ['ltr', 'rtl']) {
      documentElement.dir = dir;
      const left = (line: HTMLElement, text: string) => placeOfText(line, text).left;
      const sentence = canvas.getByText(/was suspended/);
      await expect(left(sentence, 'نور')).toBeLessThan(left(sentence, 'was'));
      await expect(left(sentence, 'was')).toBeLessThan(left(sentence, '.'));
      const figures = canvas.getByText(/policies end/);
      await expect(left(figures, '3')).toBeLessThan(left(figures, 'policies'));
      const greeting = canvas.getByText('مرحبا.');
      await expect(left(greeting, '.')).toBeLessThan(left(greeting, 'مرحبا'));
    }
  },
};
