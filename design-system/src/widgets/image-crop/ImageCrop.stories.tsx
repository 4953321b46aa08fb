import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { wholeSquare } from './crop.ts';
import { imageCropKeyboard } from './image-crop.keyboard.ts';
import * as examples from './ImageCrop.examples.tsx';
import { ImageCrop, type ImageCropProps } from './ImageCrop.tsx';

const args: ImageCropProps = { label: 'Visible part', src: eveningImage, crop: wholeSquare, onChange: fn() };

function Kept({ crop: first, onChange, ...rest }: ImageCropProps) {
  const [crop, setCrop] = useState(first);
  return (
    <ImageCrop
      {...rest}
      crop={crop}
      onChange={(change) => {
        onChange(change);
        setCrop(change.crop);
      }}
    />
  );
}

const meta = { component: ImageCrop, args, render: (given) => <Kept {...given} /> } satisfies Meta<typeof ImageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ForAFace: Story = { render: examples.ForAFace };
export const Square: Story = { render: examples.Square };

export const Conforms: Story = conformance(ImageCrop, args, { keyboard: imageCropKeyboard });

export const IsMovedByKeysAndDragging: Story = {
  name: 'Is moved by keys and by dragging, and never out of the image',
  play: async ({ args: { onChange }, canvas, canvasElement, userEvent }) => {
    const frame = canvas.getByRole('application', { name: 'Visible part' });
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    const left = () => Math.round((image?.getBoundingClientRect().left ?? 0) - frame.getBoundingClientRect().left);
    await waitFor(() => expect(left()).toBeLessThan(0));
    const middle = left();
    frame.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(left()).toBeGreaterThan(middle);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(left()).toBeLessThan(middle);

    const { left: x, top: y, width } = frame.getBoundingClientRect();
    const at = (across: number) => ({ pointerId: 1, button: 0, clientX: x + across, clientY: y + 20 });
    await fireEvent.pointerDown(frame, at(10));
    await fireEvent.pointerMove(frame, at(10 + 3 * width));
    await fireEvent.pointerUp(frame, at(10 + 3 * width));
    await waitFor(() => expect(left()).toBe(0));

    await userEvent.keyboard('{PageUp}');
    await expect(onChange).toHaveBeenLastCalledWith({ crop: expect.objectContaining({ zoom: 1.1 }) });
    await fireEvent.wheel(frame, { deltaY: 100 });
    await expect(onChange).toHaveBeenLastCalledWith({ crop: expect.objectContaining({ zoom: 1 }) });
  },
};
