import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { FileField, type FileFieldProps } from './file/FileField.tsx';
import * as examples from './FileField.examples.tsx';
import { fileFieldKeyboard } from './file/file-field.keyboard.ts';

const meta = {
  component: FileField,
  args: { label: 'Passport', onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneAndSeveral: Story = { render: examples.OneAndSeveral, tags: ['W-INP-05'] };
export const States: Story = { render: examples.States };

export const Conforms: Story = conformance<FileFieldProps>(
  FileField,
  { label: 'Passport', description: 'A picture or a PDF.', errorMessage: 'Add a picture.' },
  { keyboard: fileFieldKeyboard },
);

const files = ['front.png', 'back.png'].map((name) => new File(['…'], name, { type: 'image/png' }));

export const TakesOneFile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Passport');
    await userEvent.upload(field, files);

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(['front.png']);
  },
};

export const TakesSeveralFiles: Story = {
  args: { multiple: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Passport');
    await userEvent.upload(field, files);

    await expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(['front.png', 'back.png']);
  },
};

export const IsDescribedByHelpAndError: Story = {
  args: { description: 'A picture or a PDF.', errorMessage: 'Add a picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passport')).toHaveAccessibleDescription('A picture or a PDF. Add a picture.');
    await expect(canvas.getByLabelText('Passport')).toBeInvalid();
  },
};
