import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as examples from './People.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meetup: Story = {
  render: examples.Meetup,
  tags: ['W-CAD-04'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Developer Meetup' });
    await expect(card).toHaveTextContent(/quinta-feira, 26 de novembro de 202610:00 – 18:00/);
    await expect(card).toHaveTextContent(/Terminal 2, level 1Humberto Delgado Airport, Lisbon/);
    await expect(within(card).getByRole('img', { name: '42 more' })).toHaveTextContent('+42');

    await userEvent.hover(within(card).getByRole('img', { name: 'Marina Duarte' }));
    await waitFor(() => expect(document.body.querySelector('[role="tooltip"]')).toHaveTextContent('Marina Duarte'));
  },
};

export const Profile: Story = {
  render: examples.Profile,
  tags: ['W-CAD-05'],
  play: async ({ canvas }) => {
    const counts = canvas.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

    await expect(counts).toEqual(['10,3k', '156', '23']);
    await expect(canvas.getByRole('region', { name: 'Björk Stefánsdóttir' })).toHaveTextContent('Pro level');
  },
};

export const Job: Story = {
  render: examples.Job,
  tags: ['W-CAD-06'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^R\$\s9\.800$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

    const withdraw = canvas.getByRole('button', { name: 'Withdraw application' });
    await expect(canvas.getByRole('status')).toHaveTextContent('You have applied.');
    await expect(withdraw).toHaveFocus();

    await userEvent.click(withdraw);
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
};

export const Chat: Story = {
  render: examples.Chat,
  tags: ['W-CAD-10'],
  play: async ({ canvas, step, userEvent }) => {
    const log = canvas.getByRole('log', { name: 'Talk with Carlos Mendes' });
    const field = canvas.getByRole('textbox', { name: 'Message to Carlos Mendes' });
    const isAtEnd = () => Math.abs(log.scrollHeight - log.clientHeight - log.scrollTop) < 2;

    await step('the newest words are in sight at first', async () => {
      await waitFor(() => expect(isAtEnd()).toBe(true));
    });
    await step('blanks alone say nothing', async () => {
      const before = log.textContent;
      await userEvent.type(field, '   {Enter}');
      await expect(log.textContent).toBe(before);
    });
    await step('Enter sends, empties the line, and brings the words into sight', async () => {
      await userEvent.type(field, 'Have a good flight!{Enter}');
      await expect(within(log).getByText('Have a good flight!')).toBeVisible();
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(isAtEnd()).toBe(true);
    });
    await step('a file is a message too', async () => {
      const file = new File(['Policy'], 'policy.pdf', { type: 'application/pdf' });
      await userEvent.upload(canvas.getByLabelText('File'), file);
      await expect(within(log).getByText('policy.pdf')).toBeVisible();
    });
  },
};

export const Project: Story = {
  render: examples.Project,
  tags: ['W-CAD-13'],
  play: async ({ canvas, userEvent }) => {
    const members = () => canvas.getAllByRole('img').map(({ ariaLabel }) => ariaLabel);
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
    await expect(facts).toEqual(['12 dez.', 'R$ 49.251', 'R$ 840']);

    await userEvent.click(canvas.getByRole('button', { name: 'Join Team' }));
    await expect(members()).toContain('Marina Duarte');

    await userEvent.click(canvas.getByRole('button', { name: 'Leave Team' }));
    await expect(members()).not.toContain('Marina Duarte');
  },
};
