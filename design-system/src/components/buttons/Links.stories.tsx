import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { LinkContext } from '../../theme/provider/links.ts';
import * as examples from './Button.examples.tsx';
import { linkKeyboard } from './button.keyboard.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  subcomponents: { ButtonLink },
  args: { href: '/sales', children: 'Sales' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Everywhere: Story = { render: examples.Links };

const stay = { href: '#stay', children: 'Sales' };
export const Conforms: Story = conformance(Link, stay, { keyboard: linkKeyboard });
export const ButtonLinkConforms: Story = conformance(ButtonLink, stay, { keyboard: linkKeyboard });

const router = { navigate: fn(), useHref: (href: string) => `/desk${href}` };

export const OpensAddressesOfThisAppWithoutAPageLoad: Story = {
  decorators: (Story) => (
    <LinkContext value={router}>
      <Story />
    </LinkContext>
  ),
  play: async ({ canvas, userEvent }) => {
    router.navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Sales' });
    await userEvent.click(link);

    await expect(router.navigate.mock.calls).toEqual([['/sales']]);
    await expect(link).toHaveAttribute('href', '/desk/sales');
  },
};

const stayOnThisPage = (event: Event) => event.preventDefault();

export const LeavesForeignAddressesAndNewTabsToTheBrowser: Story = {
  ...OpensAddressesOfThisAppWithoutAPageLoad,
  beforeEach: () => {
    window.addEventListener('click', stayOnThisPage);
    return () => window.removeEventListener('click', stayOnThisPage);
  },
  render: () => (
    <Stack>
      <Link href="https://example.com/">Another site</Link>
      <Link href="//example.com/">Another site, same protocol</Link>
      <Link href="mailto:desk@example.com">A mail</Link>
      <Link href="/sales" target="_blank">
        A new tab
      </Link>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    router.navigate.mockClear();
    for (const link of canvas.getAllByRole('link')) await userEvent.click(link);

    await expect(router.navigate).not.toHaveBeenCalled();
  },
};
