import type { StoryContext } from '@storybook/react-vite';
import type { ThreadMessage } from '../chat-message/chat.types.ts';

const minute = (index: number) => new Date(Date.UTC(2026, 10, 1, 12, index)).toISOString();

export const messageOf = (index: number, over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `m${index}`,
  from: index % 3 === 0 ? 'me' : 'them',
  text: `Message ${index} `.repeat((Math.abs(index) % 4) + 1),
  sentAt: minute(index),
  ...over,
});
export const many = (count: number, first = 0) => Array.from({ length: count }, (_, index) => messageOf(first + index));

export const log = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.getByRole('log', { name: 'Messages with Ana Lima' });
export const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;
export const isInSight = (element: HTMLElement | null, { top, bottom }: DOMRect) => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top >= top && box.bottom <= bottom;
};
export const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
