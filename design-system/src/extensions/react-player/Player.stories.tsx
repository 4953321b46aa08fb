import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';
import departure from './departure.webm';
import captions from './departure.vtt?url';
import { playerKeyboard } from './player.keyboard.ts';
import * as examples from './Player.examples.tsx';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

const film = { label: 'A departure', src: departure, captions: { src: captions, language: 'en', label: 'English' } };

const meta = {
  component: VideoPlayer,
  subcomponents: { AudioPlayer },
  args: { ...film, onStateChange: fn() },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const mediaIn = (canvasElement: HTMLElement) => {
  const media = canvasElement.querySelector<HTMLMediaElement>('video, audio');
  if (!media) throw new Error('There is no film and no recording.');
  return media;
};
/** How long it is, and that one can go anywhere in it: a busy machine knows the first long before the second. */
const known = async (media: HTMLMediaElement) => {
  await waitFor(() => expect(media.duration).toBeGreaterThan(7));
  await waitFor(() => expect(media.seekable.length > 0 && media.seekable.end(0)).toBeGreaterThan(7));
};

export const Playground: Story = {};

export const PlainVideo: Story = {
  render: examples.PlainVideo,
  tags: ['W-PLY-01'],
  play: async ({ canvasElement }) => {
    await known(mediaIn(canvasElement));
    await expect(mediaIn(canvasElement)).toHaveAttribute('controls');
  },
};

export const Audio: Story = {
  render: examples.Audio,
  tags: ['W-PLY-02'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const media = mediaIn(canvasElement);
    await known(media);

    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Position' })).toBeEnabled());
    await fireEvent.change(canvas.getByRole('slider', { name: 'Position' }), { target: { value: '4' } });
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Position' })).toHaveValue('4'));
    await expect(canvas.getByRole('progressbar', { name: 'Played' })).toHaveAttribute('aria-valuenow', '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(canvas.getByText('Muted')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.getByText('Stopped')).toBeVisible());
  },
};

export const ControlledVideo: Story = {
  render: examples.ControlledVideo,
  tags: ['W-PLY-03'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const media = mediaIn(canvasElement);
    await known(media);

    // Without a press of a person, browsers play only silent films.
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(canvas.getByText('Muted')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByText('Playing')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(canvas.getByText('Paused')).toBeVisible());

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '1.5');
    await expect(media.playbackRate).toBe(1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Loop' }));
    await expect(media.loop).toBe(true);
    await fireEvent.change(canvas.getByRole('slider', { name: 'Volume' }), { target: { value: '0.5' } });
    await waitFor(() => expect(canvas.getByText('50 %')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toBeEnabled();

    await userEvent.click(canvas.getByRole('switch'));
    await expect(media).toHaveAttribute('controls');
    await expect(canvas.queryByRole('button', { name: 'Loop' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('button', { name: 'Loop', pressed: true })).toBeVisible();
  },
};

export const TimesAndSpeedsReadFromLeftToRight: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await known(mediaIn(canvasElement));
    const clock = await canvas.findByText('0:00 / 0:08');

    await expect(directionOf(clock)).toBe('ltr');
    await expect(directionOf(canvas.getByRole('combobox', { name: 'Speed' }))).toBe('ltr');
    await expect(directionOf(canvas.getByRole('group', { name: 'A departure' }))).toBe('rtl');
  },
};

const directionOf = (element: Element) => getComputedStyle(element).direction;

export const Conforms: Story = conformance<VideoPlayerProps>(VideoPlayer, film, { keyboard: playerKeyboard });

export const SaysThatItCannotBePlayed: Story = {
  args: { src: '/no-such-film.webm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("Couldn't play this");
  },
};
