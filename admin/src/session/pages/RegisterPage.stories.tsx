import { salesApi as server } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, type within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { RegisterPage } from './RegisterPage.tsx';

const meta = {
  component: RegisterPage,
  tags: ['!autodocs', 'AUT-02'],
  parameters: { layout: 'fullscreen', route: '/register', session: 'nobody' },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Empty: Story = {};

export const EmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(submit(canvas));

    await waitFor(() => expect(field(canvas, 'Username')).toHaveFocus());
    await expect(field(canvas, 'Username')).toHaveAccessibleDescription('Choose a username.');
    await expect(field(canvas, 'Email')).toHaveAccessibleDescription('Enter your email address.');
    await expect(password(canvas)).toHaveAccessibleDescription('Choose a password.');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to continue.');
  },
};

export const ReadsWhatIsAgreedTo: Story = {
  name: 'The privacy policy opens over the form, which keeps its entries and stays unticked (23)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Username'), 'ana');
    await userEvent.click(canvas.getByRole('link', { name: 'privacy policy' }));

    const dialog = await screen.findByRole('dialog', { name: 'Privacy policy' });
    await expect(dialog).toHaveTextContent('no tracking');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveFocus());
    await expect(field(canvas, 'Username')).toHaveValue('ana');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Taken: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.accountTaken),
  play: async ({ canvas, userEvent }) => {
    await register(canvas, userEvent);

    await waitFor(() => expect(field(canvas, 'Email')).toHaveAccessibleDescription('This email is already in use.'));
    await expect(field(canvas, 'Username')).toHaveAccessibleDescription('This username is already in use.');
    await expect(field(canvas, 'Username')).toHaveValue('ana');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ServerDownKeepsWhatWasTyped: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.serverDown),
  play: async ({ canvas, userEvent }) => {
    await register(canvas, userEvent);

    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can't reach the server/);
    await expect(field(canvas, 'Email')).toHaveValue('ana@example.com');
    await expect(password(canvas)).toHaveValue('boarding');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const SuccessSignsIn: Story = {
  tags: ['core', 'SPEC-7.4-a'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await register(canvas, userEvent);

    const { actor } = storyOf(context).session;
    await waitFor(() => expect(actor.getSnapshot().context.identity?.user.email).toBe('ana@example.com'));
    await expect(server.log.entries.map(({ path, status }) => `${path} ${status}`)).toEqual([
      '/jwt/register 200',
      '/auth/login 200',
    ]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const password = (canvas: Canvas) => canvas.getByLabelText(/^Password/, { selector: 'input' });
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Create account' });

async function register(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.type(field(canvas, 'Username'), 'ana');
  await userEvent.type(field(canvas, 'Email'), 'ana@example.com');
  await userEvent.type(password(canvas), 'boarding');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(submit(canvas));
}
