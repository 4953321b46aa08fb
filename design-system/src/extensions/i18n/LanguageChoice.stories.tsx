import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LocaleProvider } from '../../lib/i18n/LocaleProvider.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { radioGroupKeyboard } from '../../forms/elements/radio/radio-group.keyboard.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import * as examples from './LanguageChoice.examples.tsx';

const meta = {
  component: LanguageChoice,
  args: { onLanguage: fn() },
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Português' }));

    await expect(args.onLanguage).toHaveBeenCalledWith({ language: 'pt' });
    await expect(canvas.getByRole('radio', { name: 'Português' })).toBeChecked();
  },
};

export const LanguageOfAParagraph: Story = {
  render: examples.LanguageOfAParagraph,
  tags: ['W-I18-01'],
  play: async ({ canvas, userEvent }) => {
    const titles = {
      Français: 'Bon voyage',
      Deutsch: 'Gute Reise',
      Português: 'Boa viagem',
      English: 'Have a good journey',
    };
    for (const [language, title] of Object.entries(titles)) {
      await userEvent.click(canvas.getByRole('radio', { name: language }));
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
  },
};

export const BeginsInTheLanguageOfThePage: Story = {
  render: () => (
    <LocaleProvider locale="pt-BR">
      <examples.LanguageOfAParagraph />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Português' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Boa viagem' })).toBeVisible();
  },
};

export const Conforms: Story = conformance(LanguageChoice, {}, { keyboard: radioGroupKeyboard });
