import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { EntryList } from './EntryList.tsx';

const args = { entries: [{ id: '1', title: 'Lívia Prado', detail: 'Claims handler', end: '40 min' }] };

const meta = { component: EntryList, args } satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(EntryList, args);

export const InANarrowCardTheEndStandsBelowTheName: Story = {
  args: {
    entries: [
      {
        id: '1',
        face: <Avatar name="Lívia Prado" isDecorative />,
        title: 'Lívia Prado',
        detail: '18 amigos em comum',
        end: <Button size="small">Adicionar</Button>,
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <EntryList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bounds = (element: HTMLElement) => element.getBoundingClientRect();
    const button = bounds(canvas.getByRole('button', { name: 'Adicionar' }));

    await expect(button.top).toBeGreaterThanOrEqual(bounds(canvas.getByText('18 amigos em comum')).bottom);
    await expect(button.right).toBe(bounds(canvas.getByRole('list')).right);
  },
};
