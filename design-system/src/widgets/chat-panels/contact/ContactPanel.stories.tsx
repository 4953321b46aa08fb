import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { buttonKeyboard } from '../../../components/buttons/button.keyboard.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { eveningImage } from '../../kanban-board/kanban.samples.ts';
import * as examples from './ContactPanel.examples.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import type { ContactPanelProps } from './contact-panel.types.ts';

const args: ContactPanelProps = {
  person: { name: 'Ana Lima', status: 'online' },
  role: 'Claims specialist',
  about: 'Answers within the hour.',
  email: 'ana@embarque.example',
  phone: '+55 11 91234-5678',
  hours: 'Mon to Fri, 10:00 to 20:00',
  media: [{ id: 'evening', name: 'evening.png', src: eveningImage }],
  tags: ['Luggage'],
  onAddTag: fn(),
  onRemoveTag: fn(),
  onImportantChange: fn(),
  onBlockedChange: fn(),
  onDelete: fn(),
  onClose: fn(),
};

const meta = { component: ContactPanel, args } satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Traveller: Story = { render: examples.Traveller };
export const Conforms: Story = conformance<ContactPanelProps>(ContactPanel, args, { keyboard: buttonKeyboard });

export const ShowsAllAboutAContactAndActsOnIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Ana Lima' })).toHaveTextContent(
      /Claims specialist.*Answers within the hour.*Mon to Fri, 10:00 to 20:00/,
    );
    await expect(canvas.getByRole('link', { name: args.email })).toHaveAttribute('href', 'mailto:ana@embarque.example');
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute('href', 'tel:+5511912345678');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Add Tag');
    await expect(args.onAddTag).toHaveBeenCalledOnce();
    await press('Remove Luggage');
    await expect(args.onRemoveTag).toHaveBeenCalledWith({ tag: 'Luggage' });
    await press('Important Contact');
    await expect(args.onImportantChange).toHaveBeenCalledWith({ isImportant: true });
    await press('Block Contact');
    await expect(args.onBlockedChange).toHaveBeenCalledWith({ isBlocked: true });
    await press('Delete Contact');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await press('Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await press('Show evening.png in full size');
    await expect(await screen.findByRole('img', { name: 'evening.png' })).toBeVisible();
  },
};
