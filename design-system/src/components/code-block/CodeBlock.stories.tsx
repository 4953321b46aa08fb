import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonKeyboard } from '../buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import * as examples from './CodeBlock.examples.tsx';

const code = `import { Button } from '@embarque/design-system';

export const Issue = () => <Button tone="primary">Issue</Button>;`;

const meta = {
  component: CodeBlock,
  args: { code, label: 'The issue button' },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Component: Story = {
  render: examples.Component,
  play: async ({ canvasElement }) => {
    const coloured = (word: string) =>
      [...canvasElement.querySelectorAll('[data-token]')].find(({ textContent }) => textContent === word);
    const colours = ['import', 'Button', 'tone'].map((word) => getComputedStyle(coloured(word) as Element).color);
    await expect(new Set(colours).size).toBe(3);
  },
};

export const Conforms: Story = conformance(
  CodeBlock,
  { code: 'const seats = 180;', label: 'Seats' },
  { keyboard: buttonKeyboard },
);

export const KeepsEveryLetterOfTheCode: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('pre')?.textContent.trimEnd()).toBe(code);
  },
};

export const ReadsFromLeftToRightInEveryLanguage: Story = {
  args: { code: `export const destinations = [${"'Lisbon', ".repeat(60)}];` },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const area = (await canvas.findByRole('region')).getBoundingClientRect();
    const start = canvas.getByText('export').getBoundingClientRect();
    await expect(start.left).toBeGreaterThanOrEqual(area.left);
    await expect(start.right).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().left);
  },
};
