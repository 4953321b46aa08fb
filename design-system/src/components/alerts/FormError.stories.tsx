import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { OfAForm as OfAFormExample } from './Alert.examples.tsx';
import { FormError } from './FormError.tsx';

const meta = {
  component: FormError,
  args: { children: 'The policy was not issued: the trip starts in the past.' },
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OfAForm: Story = { render: OfAFormExample };

export const Conforms: Story = conformance(FormError, { children: 'The policy was not issued.' });

export const IsThereBeforeItSaysSomething: Story = {
  render: OfAFormExample,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[role="alert"]');
    await expect(region).toBeEmptyDOMElement();

    await userEvent.click(canvas.getByRole('button', { name: 'Issue policy' }));
    await expect(region).toHaveTextContent('The policy was not issued');
  },
};
