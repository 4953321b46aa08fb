import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { tabStorage } from '../../storage/storage.ts';
import { RegisterStepsPage } from './RegisterStepsPage.tsx';

const meta = {
  component: RegisterStepsPage,
  tags: ['AUT-06'],
  parameters: { layout: 'fullscreen', route: '/pages/register-multi-steps', session: 'nobody' },
  beforeEach: () => void tabStorage.remove(['embarque.registrationDraft']),
} satisfies Meta<typeof RegisterStepsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, label: RegExp) => canvas.getByLabelText(label, { selector: 'input' });
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next' });

async function fillAccount(canvas: Canvas, userEvent: UserEventObject, username = 'ana.prado') {
  await userEvent.type(field(canvas, /^Username/), username);
  await userEvent.type(field(canvas, /^Email/), 'ana@example.com');
  await userEvent.type(field(canvas, /^Password/), 'a long new one');
  await userEvent.type(field(canvas, /^Confirm password/), 'a long new one');
}

async function fillPersonal(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.type(field(canvas, /^First name/), 'Ana');
  await userEvent.type(field(canvas, /^Postcode/), '01310100');
  await userEvent.type(field(canvas, /^Address/), 'Avenida Paulista, 1578');
}

export const RegistersInThreeSteps: Story = {
  name: 'Registers in three steps; a taken username leads back to its field (AUT-06)',
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { router } = storyOf(context);
    await userEvent.click(next(canvas));
    await waitFor(() => expect(field(canvas, /^Username/)).toHaveFocus());
    await expect(field(canvas, /^Confirm password/)).toHaveAccessibleDescription('Enter the password again.');
    await fillAccount(canvas, userEvent, 'marina');
    await userEvent.type(field(canvas, /^Confirm password/), 'x{Enter}');
    await waitFor(() =>
      expect(field(canvas, /^Confirm password/)).toHaveAccessibleDescription('The two passwords differ.'),
    );
    await userEvent.type(field(canvas, /^Confirm password/), '{Backspace}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?step=personal'));
    await fillPersonal(canvas, userEvent);
    await expect(field(canvas, /^Postcode/)).toHaveValue('01310-100');
    await userEvent.click(next(canvas));
    await waitFor(() => expect(router.state.location.search).toBe('?step=billing'));

    await expect(await canvas.findByRole('radio', { name: /^Standard/ })).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(field(canvas, /^Card number/)).toHaveFocus());
    await expect(field(canvas, /^Card number/)).toHaveAccessibleDescription(/Enter a valid card number\.$/);
    await userEvent.click(canvas.getByRole('radio', { name: /^Basic/ }));
    await expect(canvas.queryByLabelText(/^Card number/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Enterprise/ }));
    await userEvent.type(field(canvas, /^Card number/), '4242424242424242');
    await userEvent.type(field(canvas, /^Name on the card/), 'Ana Prado');
    await userEvent.type(field(canvas, /^Expiry date/), '1299');
    await userEvent.type(field(canvas, /^CVV/), '123');
    await expect(canvas.getByText('Due today').parentElement).toHaveTextContent('US$ 499');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(field(canvas, /^Username/)).toHaveFocus());
    await expect(field(canvas, /^Username/)).toHaveAccessibleDescription(/already in use/);
    await userEvent.type(field(canvas, /^Username/), '.prado{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?step=personal'));
    await userEvent.click(next(canvas));
    await waitFor(() => expect(router.state.location.search).toBe('?step=billing'));
    await expect(field(canvas, /^CVV/)).toHaveValue('123');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your account is created'));
  },
};

export const ColdLinkBeginsAtTheFirstStep: Story = {
  name: 'A cold link to the last step shows the first, with a notice (XL-10)',
  parameters: { route: '/pages/register-multi-steps?step=billing' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Start here: the later steps build on this one.')).toBeVisible();
    await expect(field(canvas, /^Username/)).toBeVisible();
    await expect(storyOf(context).router.state.location.search).toBe('');
  },
};

export const BackKeepsValues: Story = {
  name: 'The browser’s Back is a step back, with its values; the stored draft holds no secret (XL-10)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { router } = storyOf(context);
    await fillAccount(canvas, userEvent);
    await userEvent.click(next(canvas));
    await waitFor(() => expect(router.state.location.search).toBe('?step=personal'));
    await userEvent.type(field(canvas, /^First name/), 'Ana');
    await router.navigate(-1);
    await waitFor(() => expect(field(canvas, /^Username/)).toBeVisible());
    await expect(field(canvas, /^Password/)).toHaveValue('a long new one');
    await router.navigate(1);
    await waitFor(() => expect(field(canvas, /^First name/)).toBeVisible());
    await expect(field(canvas, /^First name/)).toHaveValue('Ana');
    const stored = tabStorage.read('embarque.registrationDraft');
    await expect(stored).toContain('ana.prado');
    await expect(stored).not.toContain('a long new one');
  },
};

export const Restored: Story = {
  name: 'After a reload, what is no secret is still there, and the password is asked for again (XL-10)',
  parameters: { route: '/pages/register-multi-steps?step=personal' },
  beforeEach: () =>
    void tabStorage.write([
      ['embarque.registrationDraft', JSON.stringify({ username: 'ana.prado', firstName: 'Ana' })],
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your entries are still here/)).toBeVisible();
    await expect(field(canvas, /^Username/)).toHaveValue('ana.prado');
    await expect(field(canvas, /^Password/)).toHaveValue('');
  },
};
