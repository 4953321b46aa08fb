import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Button } from '../buttons/Button.tsx';
import { Alert, type AlertProps } from './Alert.tsx';
import * as examples from './Alert.examples.tsx';

const meta = {
  component: Alert,
  args: { children: 'The passport ends before the trip does.', onDismiss: fn() },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-ALR-01'] };
export const WithTitle: Story = { render: examples.WithTitle, tags: ['W-ALR-02'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-ALR-03'] };
export const DismissedByTheParent: Story = { render: examples.DismissedByTheParent, tags: ['W-ALR-04'] };
export const DismissesItself: Story = { render: examples.DismissesItself, tags: ['W-ALR-05'] };
export const WithIcon: Story = { render: examples.WithIcon, tags: ['W-ALR-06'] };
export const WithActions: Story = { render: examples.WithActions };
export const Live: Story = { render: examples.Live, tags: ['W-ALR-07'] };

export const Conforms: Story = conformance<AlertProps>(Alert, {
  title: 'The passport ends before the trip does',
  children: 'Ask the traveller to renew it.',
  tone: 'warning',
});

export const InterruptsForErrorsAndWaitsForTheRest: Story = {
  render: () => (
    <>
      <Alert tone="danger">Refused</Alert>
      <Alert tone="success">Issued</Alert>
      <Alert tone="danger" announced="never">
        Always here
      </Alert>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Refused']);
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toEqual(['Issued']);
  },
};

export const GoesWhenDismissedAndHandsFocusOn: Story = {
  args: { isDismissible: true },
  render: (args) => (
    <>
      <Button>Before</Button>
      <Alert {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));

    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

export const StaysWhileItsOwnerWantsIt: Story = {
  args: { isDismissible: true, isOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));

    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const AppearsAndGoesWithWhatIsTyped: Story = {
  render: examples.Live,
  play: async ({ canvas, userEvent }) => {
    const bags = canvas.getByRole('textbox', { name: 'Bags' });
    await expect(canvas.getByRole('alert')).toBeVisible();

    await userEvent.clear(bags);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(bags, '2x');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
