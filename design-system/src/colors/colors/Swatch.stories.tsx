import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { Swatch } from './Swatch.tsx';
import * as examples from './Swatch.examples.tsx';

const props = {
  name: 'Primary',
  fill: '#3452e6',
  text: '#ffffff',
  facts: ['#3452e6'],
  copyText: 'theme.color.primary',
};

const meta = { component: Swatch, args: props } satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) =>
  canvas.getAllByText(/./, { selector: 'strong' }).map(({ textContent }) => textContent);

export const Playground: Story = {};
export const Conforms: Story = conformance(Swatch, props, { keyboard: buttonKeyboard });

export const DefaultColours: Story = {
  render: examples.DefaultColours,
  tags: ['W-COL-01'],
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(['Primary', 'Secondary', 'Success', 'Danger', 'Warning', 'Info']);
    await expect(
      canvas.getAllByText(/^Contrast/).every(({ textContent }) => Number.parseFloat(textContent.slice(9)) >= 4.5),
    ).toBe(true);

    const writeText = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn<() => Promise<void>>());
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Danger' }));
    await expect(writeText).toHaveBeenCalledWith('theme.color.danger');
  },
};

export const Lighten: Story = { render: examples.Lighten, tags: ['W-COL-02'] };
export const Darken: Story = { render: examples.Darken, tags: ['W-COL-02'] };
export const Gradients: Story = { render: examples.Gradients, tags: ['W-COL-03'] };
