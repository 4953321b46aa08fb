import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { focalPointKeyboard } from './focal-point.keyboard.ts';
import * as examples from './FocalPoint.examples.tsx';
import { FocalPoint, type FocalPointProps } from './FocalPoint.tsx';

const args: FocalPointProps = { label: 'Focal point', src: eveningImage, place: { x: 50, y: 50 }, onChange: fn() };

const meta = { component: FocalPoint, args } satisfies Meta<typeof FocalPoint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Conforms: Story = conformance(FocalPoint, args, { keyboard: focalPointKeyboard });

export const IsPressedAndMovedByKeys: Story = {
  render: examples.InAnImage,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = canvas.getByRole('application', { name: 'Place that stays in sight' });
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true));
    frame.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect(frame).toHaveAccessibleDescription(/^31% from the left, 50% from the top/);

    const { left, top, width, height } = frame.getBoundingClientRect();
    const corner = { pointerId: 1, button: 0, clientX: left + width, clientY: top + height };
    await fireEvent.pointerDown(frame, corner);
    await fireEvent.pointerUp(frame, corner);
    await expect(frame).toHaveAccessibleDescription(/^100% from the left, 100% from the top/);
  },
};
