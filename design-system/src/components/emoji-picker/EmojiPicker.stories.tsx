import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../buttons/button.keyboard.ts';
import { emojiPickerKeyboard } from './emoji-picker.keyboard.ts';
import * as examples from './EmojiPicker.examples.tsx';
import { EmojiButton, type EmojiButtonProps } from './EmojiButton.tsx';
import { EmojiPicker } from './EmojiPicker.tsx';

const args = { onChoose: fn() };

const meta = {
  component: EmojiPicker,
  args,
  parameters: { keyboard: emojiPickerKeyboard },
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = () => screen.findByRole('searchbox', { name: 'Search emojis' });
const option = (name: string) => screen.findByRole('option', { name });

export const Playground: Story = {};
export const IntoAText: Story = { render: examples.IntoAText };

export const Conforms: Story = conformance<EmojiButtonProps>(EmojiButton, args, {
  keyboard: buttonKeyboard,
  opens: true,
});

export const ArrowKeysLeadThroughTheGrid: Story = {
  name: 'Arrow keys lead from the search through the grid, and Enter chooses',
  play: async ({ args: { onChoose }, userEvent }) => {
    const field = await search();
    const [first, second] = [await option('grinning face'), await option('grinning face with big eyes')];
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', second.id));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith({ emoji: '😃' });
  },
};

export const ASearchFindsByWordsAndEnterChooses: Story = {
  name: 'A search finds by words, and Enter chooses the one that it led to',
  play: async ({ args: { onChoose }, userEvent }) => {
    await userEvent.type(await search(), 'suitcase luggage');
    const luggage = await option('luggage');
    await expect(screen.queryByRole('option', { name: 'grinning face' })).toBeNull();
    await waitFor(async () => expect(await search()).toHaveAttribute('aria-activedescendant', luggage.id));
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith({ emoji: '🧳' });
  },
};

export const AToneOfSkinIsChosenOnce: Story = {
  name: 'A tone of skin shows in the grid, and in the emoji that is chosen',
  play: async ({ args: { onChoose }, userEvent }) => {
    await userEvent.type(await search(), 'waving hand');
    await option('waving hand');
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Skin tone' })).getByRole('radio', { name: '✋🏿' }),
    );
    await expect(await option('waving hand')).toHaveTextContent('👋🏿');
    await userEvent.click(await option('waving hand'));
    await expect(onChoose).toHaveBeenLastCalledWith({ emoji: '👋🏿' });
  },
};

export const NamesAreInTheLanguageOfTheApp: Story = {
  globals: { language: 'pt-BR' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'aviao');
    await option('avião');
  },
};

export const NothingFoundSaysSo: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await search(), 'zzz9');
    await expect(await screen.findByText('No emoji for “zzz9”')).toBeVisible();
  },
};

export const TheButtonTakesFocusBack: Story = {
  name: 'A choice closes the picker, and the button has the focus again',
  render: examples.IntoAText,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Insert emoji' });
    await userEvent.click(button);
    await userEvent.type(await search(), 'suitcase');
    await userEvent.click(await option('luggage'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('🧳')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
