import { salesApi as server, SALES_API_DEMO_BASE } from '@embarque/mocks/sales-api/handlers';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, type UserEventObject, waitFor, type within } from 'storybook/test';
import { storyOf } from '#storybook/feature/story.ts';
import { salesApi } from '../../http/http.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  component: SignInPage,
  tags: ['!autodocs', 'AUT-01'],
  parameters: { layout: 'fullscreen', route: '/login', session: 'nobody' },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const SignedOut: Story = {};

export const ABrowserThatKeepsTheTokensIsNamed: Story = {
  play: async (context) => {
    const { area, session } = storyOf(context);
    area.setItem('sessionToken', 'left');
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(area, { removeItem: refuse, setItem: refuse });
    session.actor.send({ type: 'sign-out requested' });

    await expect(await context.canvas.findByText('This browser still holds your session')).toBeVisible();
  },
};

export const OffersLanguageAndSkin: Story = {
  name: 'Language and skin open from the corner, and Escape returns to their button (22)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language and skin' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-skin', 'dark'));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language and skin' })).toHaveFocus());
  },
};

export const SignsInWithEnter: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(email(canvas), 'admin@demo.com');
    await userEvent.type(password(canvas), 'admin{Enter}');

    const { actor } = storyOf(context).session;
    await waitFor(() => expect(actor.getSnapshot().context.identity?.user.fullName).toBe('Marina Duarte'));
  },
};

export const WrongPassword: Story = {
  name: 'A wrong password has a message in plain words at its field, beside the toast (M18)',
  tags: ['core', 'SPEC-8.3-a'],
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'not this one' });

    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription('Incorrect email or password.'));
    await expect(email(canvas)).toBeInvalid();
    await expect(email(canvas)).toHaveFocus();
    await expect(email(canvas)).toHaveValue('admin@demo.com');
    await expect(password(canvas)).toHaveValue('not this one');
    await expect(await canvas.findByText('email: Email or Password is Invalid')).toBeInTheDocument();
  },
};

const refuse = (property: string, message: string) =>
  http.post(`${SALES_API_DEMO_BASE}/auth/login`, () =>
    HttpResponse.json({ success: false, notifications: [{ property, message }] }, { status: 401 }),
  );

export const UnknownRefusal: Story = {
  name: 'A refusal in unknown words is shown as it is (M18)',
  beforeEach: ({ msw }) => msw.use(refuse('password', 'Wait for the second gate')),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'admin' });
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription('Wait for the second gate'));
  },
};

export const WrongPasswordIsForgottenOnTyping: Story = {
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.wrongPassword),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'not this one' });
    await waitFor(() => expect(email(canvas)).toBeInvalid());
    await userEvent.type(password(canvas), 'x');

    await expect(email(canvas)).toBeValid();
    await expect(email(canvas)).toHaveAccessibleDescription('');
  },
};

export const EmptyFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(submit(canvas));

    await expect(email(canvas)).toHaveFocus();
    await expect(email(canvas)).toHaveAccessibleDescription('Enter your email address.');
    await expect(password(canvas)).toHaveAccessibleDescription('Enter your password.');
  },
};

export const OnlyThePasswordIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(email(canvas), 'admin@demo.com{Enter}');

    await expect(password(canvas)).toHaveFocus();
    await expect(email(canvas)).toBeValid();
  },
};

export const Busy: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.signInStillSending),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'admin' });

    await waitFor(() => expect(submit(canvas)).toHaveAttribute('aria-busy', 'true'));
    await expect(submit(canvas)).toHaveFocus();
  },
};

export const ServerDown: Story = {
  tags: ['core'],
  beforeEach: ({ msw }) => msw.use(salesApiScenarios.serverDown),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'admin' });

    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can't reach the server/);
    await expect(password(canvas)).toHaveValue('admin');
    await expect(submit(canvas)).not.toHaveAttribute('aria-busy');
  },
};

const answered = (status: number) =>
  http.post(`${SALES_API_DEMO_BASE}/auth/login`, () => HttpResponse.html('<h1>Later</h1>', { status }));

export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) => msw.use(answered(429)),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'admin' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Too many attempts. Wait a moment/);
  },
};

export const ServerFails: Story = {
  beforeEach: ({ msw }) => msw.use(answered(503)),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'admin' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The server can't sign you in right now/);
  },
};

export const MalformedAnswer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${SALES_API_DEMO_BASE}/auth/login`, () => HttpResponse.html('<h1>Please wait</h1>'))),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, { email: 'admin@demo.com', password: 'admin' });

    await expect(await canvas.findByRole('alert')).toHaveTextContent(/response was invalid/);
    await expect(canvas.queryByText(/Please wait/)).toBeNull();
  },
};

export const Expired: Story = {
  tags: ['core'],
  parameters: { session: 'admin' },
  beforeEach: async ({ msw }) => {
    msw.use(salesApiScenarios.refreshRefused);
    server.expireAccessTokens();
    await expect(salesApi.get('sales')).rejects.toMatchObject({ kind: 'session ended' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended.');
  },
};

export const SignedOutElsewhere: Story = {
  parameters: { session: 'admin' },
  beforeEach: (context) => {
    const { area, hint } = storyOf(context);
    area.clear();
    hint('storage changed');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You were signed out in another tab.');
  },
};

export const DemoAccountFillsIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'client@demo.com' }));

    await expect(email(canvas)).toHaveValue('client@demo.com');
    await expect(password(canvas)).toHaveValue('client');
  },
};

export const ShowsThePasswordOnRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(password(canvas), 'admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));

    await expect(password(canvas)).toHaveAttribute('type', 'text');
  },
};

export const LeadsToTheOtherPages: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { router } = storyOf(context);

    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await expect(router.state.location.pathname).toBe('/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }));
    await expect(router.state.location.pathname).toBe('/register');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email' });
const password = (canvas: Canvas) => canvas.getByLabelText('Password', { selector: 'input' });
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Sign in' });

async function signIn(canvas: Canvas, userEvent: UserEventObject, typed: { email: string; password: string }) {
  await userEvent.type(email(canvas), typed.email);
  await userEvent.type(password(canvas), typed.password);
  await userEvent.click(submit(canvas));
}
