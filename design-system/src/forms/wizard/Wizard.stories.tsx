import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../../components/toasts/toaster/toaster.testing.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { TextField } from '../elements/input/TextField.tsx';
import * as examples from './Wizard.examples.tsx';
import { wizardKeyboard } from './wizard.keyboard.ts';
import { Wizard } from './Wizard.tsx';

const steps = [
  { id: 'trip', title: 'Trip', subtitle: 'Where to', content: <TextField label="Destination" /> },
  { id: 'cover', title: 'Cover', content: <TextField label="Sum insured" /> },
  { id: 'pay', title: 'Payment', content: <TextField label="Card number" /> },
];

const meta = {
  component: Wizard,
  args: { label: 'New policy', steps, onStepChange: fn(), onFinish: fn() },
  decorators: [withToaster],
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const goOn = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Next' }));

async function type({ canvas, userEvent }: Context, words: Record<string, string>) {
  for (const [name, word] of Object.entries(words)) {
    const field = canvas.getByLabelText(new RegExp(`^${name.replace('+', '\\+')}`));
    await userEvent.clear(field);
    await userEvent.type(field, word);
  }
}

export const Playground: Story = {};

export const WithValidation: Story = {
  render: examples.WithValidation,
  tags: ['W-WIZ-01'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const heading = (name: string) => canvas.getByRole('heading', { name });
    const field = (name: RegExp) => canvas.getByLabelText(name);

    await step('an empty step is not left: focus goes to what is missing first', async () => {
      await goOn(context);
      await waitFor(() => expect(field(/^Username/)).toHaveFocus());
      await expect(field(/^Username/)).toHaveAccessibleDescription('This field is required.');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Correct the marked fields, then continue.');
      await expect(canvas.getByRole('button', { name: /Address/ })).toBeDisabled();
    });
    await step('an address must be one, and both passwords the same', async () => {
      await type(context, { Username: 'lucia', Email: 'lucia', Password: 'to-lisbon', 'Confirm password': 'to-porto' });
      await goOn(context);
      await waitFor(() => expect(field(/^Email/)).toHaveFocus());
      await expect(field(/^Confirm password/)).toHaveAccessibleDescription('The two passwords differ.');
    });
    await step('a step that is right leads to the next, and what was typed is kept', async () => {
      await type(context, { Email: 'lucia@example.com', 'Confirm password': 'to-lisbon' });
      await goOn(context);
      await waitFor(() => expect(heading('Personal info')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
      await expect(heading('Account details')).toHaveFocus();
      await expect(field(/^Email/)).toHaveValue('lucia@example.com');
      await goOn(context);
    });
    await step('the last step sends everything', async () => {
      await waitFor(() => expect(heading('Personal info')).toBeVisible());
      await type(context, { 'First name': 'Lúcia', 'Last name': 'Prado' });
      await goOn(context);
      await waitFor(() => expect(heading('Address')).toHaveFocus());
      await type(context, { Address: 'Rua Augusta 5', Landmark: 'MASP', Postcode: '01304', City: 'São Paulo' });
      await goOn(context);
      await waitFor(() => expect(heading('Social links')).toHaveFocus());
      const links = { Twitter: 'a.example', Facebook: 'b.example', 'Google+': 'c.example', LinkedIn: 'd.example' };
      await type(context, links);
      await userEvent.keyboard('{Enter}');
      const said = 'The account lucia is open; the confirmation went to lucia@example.com.';
      await waitFor(() => expect(texts(canvas)).toEqual([said]));
    });
  },
};

export const VerticalAndFree: Story = {
  render: examples.VerticalAndFree,
  tags: ['W-WIZ-02'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Social links/ }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Social links' })).toHaveFocus());
    const current = canvas.getByRole('button', { name: /Social links/ });
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

export const ModernWithIcons: Story = { render: examples.ModernWithIcons, tags: ['W-WIZ-03'] };
export const ModernVerticalWithIcons: Story = { render: examples.ModernVerticalWithIcons, tags: ['W-WIZ-04'] };

export const NamesTheStepAboveItsFieldsAloneWhereThereIsLittleRoom: Story = {
  render: examples.WithValidation,
  play: async ({ canvas, canvasElement }) => {
    const [current] = within(canvas.getByRole('navigation')).getAllByText('Account details');
    await expect(current?.getBoundingClientRect().width).toBeGreaterThan(80);
    canvasElement.style.inlineSize = '360px';

    await waitFor(() => expect(current?.parentElement?.getBoundingClientRect().width).toBe(1));
    await expect(canvas.getByRole('heading', { name: 'Account details' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Account details/ })).toBeVisible();
  },
};

export const Conforms: Story = conformance(
  Wizard,
  { label: 'New policy', steps, onFinish: () => {} },
  { keyboard: wizardKeyboard },
);

export const StaysWhereItsOwnerSays: Story = {
  args: { current: 'cover' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));

    await waitFor(() => expect(args.onStepChange).toHaveBeenCalledWith({ step: 'pay' }));
    await expect(canvas.getByRole('heading', { name: 'Cover' })).toBeVisible();
  },
};

export const GoesBackToTheStepThatTurnsOutWrong: Story = {
  args: {
    order: 'free',
    defaultCurrent: 'pay',
    steps: steps.map((each) => ({ ...each, validate: () => each.id !== 'cover' })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cover' })).toHaveFocus());
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Payment/ }));
    await expect(await canvas.findByRole('button', { name: /Cover.*needs a correction/ })).toBeEnabled();
  },
};

const finished = Promise.withResolvers<void>();

export const IsBusyUntilTheLastStepIsSaved: Story = {
  args: { defaultCurrent: 'pay', onFinish: fn(() => finished.promise) },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await userEvent.dblClick(submit);

    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onFinish).toHaveBeenCalledOnce();
    finished.resolve();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
  },
};
