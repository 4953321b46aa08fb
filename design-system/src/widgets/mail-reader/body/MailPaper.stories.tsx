import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MailBody } from './MailBody.tsx';

const meta = {
  component: MailBody,
  tags: ['!autodocs'],
  args: { title: 'Message from the traveller', html: `<p>${'The suitcase did not arrive. '.repeat(200)}</p>` },
} satisfies Meta<typeof MailBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsAsHighOnPaperAsItsLetterIsThere: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Message from the traveller');
    const letter = () => frame.contentDocument?.documentElement.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(frame.offsetHeight).toBeGreaterThan(100));
    // A font that arrives later breaks the lines elsewhere.
    await frame.contentDocument?.fonts.ready;
    await waitFor(() => expect(Math.abs(frame.offsetHeight - letter())).toBeLessThan(1));
    const onScreen = { width: frame.offsetWidth, height: frame.offsetHeight };

    window.dispatchEvent(new Event('beforeprint'));
    await expect(frame.offsetWidth).toBe(600);
    await expect(frame.offsetHeight).toBeGreaterThan(onScreen.height);
    await expect(Math.abs(frame.offsetHeight - letter())).toBeLessThan(1);

    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect({ width: frame.offsetWidth, height: frame.offsetHeight }).toEqual(onScreen));
  },
};
