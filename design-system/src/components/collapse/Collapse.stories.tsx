import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { Collapse, type CollapseProps } from './Collapse.tsx';
import * as examples from './Collapse.examples.tsx';

const meta = {
  component: Collapse,
  args: { id: 'terms', isOpen: true, children: 'Valid for 90 days from departure.' },
} satisfies Meta<typeof Collapse>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-CLP-01'] };
export const SeveralTargets: Story = { render: examples.SeveralTargets, tags: ['W-CLP-02'] };
export const Horizontal: Story = { render: examples.Horizontal, tags: ['W-CLP-03'] };

export const Conforms: Story = conformance(Collapse, {
  id: 'terms',
  isOpen: true,
  children: 'Valid for 90 days from departure.',
});

export const ShowsAndHidesWhatItsButtonControls: Story = {
  render: examples.Basic,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What is covered' });
    await expect(canvas.queryByText(/Medical costs/)).toBeNull();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    const content = canvas.getByText(/Medical costs/);
    await waitFor(() => expect(content.getBoundingClientRect().height).toBeGreaterThan(40));
    await waitFor(() => expect(content).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(button);
    await waitFor(() => expect(content).not.toBeVisible());
  },
};

export const OneButtonOpensAndClosesBoth: Story = {
  render: examples.SeveralTargets,
  play: async ({ canvas, userEvent }) => {
    const both = canvas.getByRole('button', { name: 'Both' });

    await userEvent.click(canvas.getByRole('button', { name: 'Trip' }));
    const trip = canvas.getByText(/to Lisbon/);
    await waitFor(() => expect(trip).toBeVisible());
    await expect(canvas.queryByText(/winter sports/)).toBeNull();

    await userEvent.click(both);
    const cover = canvas.getByText(/winter sports/);
    await waitFor(() => expect(cover).toBeVisible());
    await expect(trip).toBeVisible();

    await userEvent.click(both);
    await waitFor(() => expect(trip).not.toBeVisible());
    await expect(cover).not.toBeVisible();
  },
};

function Toggled(props: CollapseProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>Sales</Button>
      <Collapse {...props} isOpen={isOpen} />
    </>
  );
}

export const KeepsTheTabKeyOutOfClosedContent: Story = {
  args: { children: <a href="/sales">All sales</a> },
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sales' });
    const link = canvas.getByText('All sales');
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();

    await userEvent.click(button);
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const OpensSidewaysWithoutMovingWhatIsBelow: Story = {
  render: examples.Horizontal,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvasElement.offsetHeight;
    const content = canvas.getByText(/Install the eSIM/);
    await userEvent.click(canvas.getByRole('button', { name: 'Note for the traveller' }));

    await waitFor(() => expect(content).toBeVisible());
    await expect(canvasElement.offsetHeight).toBe(before);
  },
};
