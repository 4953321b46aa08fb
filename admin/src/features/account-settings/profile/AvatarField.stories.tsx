import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { redAndBlue } from '#storybook/testing/red-and-blue.ts';
import { card, type SettingsMeta, settingsPage } from '../account.stories.testing.ts';

const meta = {
  ...settingsPage(),
  tags: ['!autodocs'],
} satisfies SettingsMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of a PNG that says its size, without anything to draw. */
function pngHead(side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40);
  bytes.set(Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0)));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return bytes;
}

const BAD_PICTURES: readonly [content: BlobPart[], sentence: string][] = [
  [[pngHead(400), new Uint8Array(20_000_000)], 'This picture has 20 MB. The limit is 800 kB.'],
  [['\0\0\0\x18ftypheic'], "HEIC pictures aren't supported. Export it as JPG."],
  [['<svg><script>document.title = "hacked"</script></svg>'], "SVG pictures aren't supported. Export it as PNG."],
  [['%PDF-1.7'], 'This is a PDF, not a picture.'],
  [[], 'This file is empty. Choose another one.'],
  [[pngHead(1)], 'This picture is too small. It needs at least 32 pixels on each side.'],
  [[pngHead(10_000)], 'This picture has too many pixels. Choose a smaller one.'],
];

export const APictureIsDecidedByItsContent: Story = {
  name: 'A picture is decided by its content: seven sentences, the old one stays, and a renamed PNG is one (XS-02)',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const profile = await card(canvas, 'Profile details');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file field.');
    const take = (content: BlobPart[], name: string) =>
      userEvent.upload(input, new File(content, name, { type: 'image/png' }));
    const shown = () => profile.getByRole('img', { name: 'Marina Duarte' }).querySelector('img')?.getAttribute('src');
    const [before, title] = [shown(), document.title];
    for (const [content, sentence] of BAD_PICTURES) {
      await take(content, 'me.png');
      await expect(await profile.findByText(sentence)).toBeVisible();
      await expect(shown()).toBe(before);
    }
    await expect(document.title).toBe(title);
    await expect(canvas.getByRole('tab', { name: 'Account' })).toBeVisible();

    await take([await redAndBlue('me.png')], 'renamed.jpg');
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await expect(await canvas.findByRole('tab', { name: 'Account • unsaved' })).toBeVisible();
    await expect(profile.queryByText(/too many pixels/)).toBeNull();
    await expect(shown()).toMatch(/^data:image\/webp;base64,/);
  },
};

/** The size of a picture and the strongest colour at two of its places. */
async function look(src: string) {
  const image = new Image();
  image.src = src;
  await image.decode();
  const drawn = document.createElement('canvas');
  [drawn.width, drawn.height] = [image.naturalWidth, image.naturalHeight];
  const pen = drawn.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const colourAt = (x: number) => {
    const [red = 0, , blue = 0] = pen?.getImageData(x, 100, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return { size: [drawn.width, drawn.height], left: colourAt(10), right: colourAt(190) };
}

export const ThePartThatIsSeenIsChosen: Story = {
  name: 'The square that is seen is chosen by keys; cancelling keeps the former picture, and the same file can be taken again (XS-04)',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const profile = await card(canvas, 'Profile details');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file field.');
    const file = await redAndBlue('me.png');
    const shown = () =>
      profile.getByRole('img', { name: 'Marina Duarte' }).querySelector('img')?.getAttribute('src') ?? '';
    const before = shown();
    const open = async () => {
      await userEvent.upload(input, file);
      return within(await screen.findByRole('dialog', { name: 'Crop your picture' }));
    };
    await step('cancelling changes nothing', async () => {
      const dialog = await open();
      await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(shown()).toBe(before);
    });
    await step('the middle is half red and half blue; moved to the left, it is blue alone', async () => {
      const dialog = await open();
      const frame = await dialog.findByRole('application', { name: 'The part of the picture that is shown' });
      await waitFor(() => expect(frame.querySelector('img')?.naturalWidth).toBe(400));
      await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
      await waitFor(() => expect(shown()).not.toBe(before));
      await expect(await look(shown())).toEqual({ size: [200, 200], left: 'red', right: 'blue' });
    });
    await step('after a reset, the same file is taken again', async () => {
      await userEvent.click(profile.getByRole('button', { name: 'Reset' }));
      await expect(shown()).toBe('');
      const dialog = await open();
      const frame = await dialog.findByRole('application', { name: 'The part of the picture that is shown' });
      await waitFor(() => expect(frame.querySelector('img')?.naturalWidth).toBe(400));
      frame.focus();
      await userEvent.keyboard('{Shift>}{ArrowLeft>10/}{/Shift}');
      await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
      await waitFor(() => expect(shown()).not.toBe(''));
      await expect(await look(shown())).toEqual({ size: [200, 200], left: 'blue', right: 'blue' });
    });
  },
};
