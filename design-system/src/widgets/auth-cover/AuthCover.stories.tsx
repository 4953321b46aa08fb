import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { Button } from '../../components/buttons/Button.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { AuthCover } from './AuthCover.tsx';
import * as examples from './AuthCover.examples.tsx';

const meta = {
  component: AuthCover,
  args: {
    title: 'Sign in',
    description: 'Use your staff account to continue.',
    children: (
      <Button size="large" width="full">
        Sign in
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '45rem' } } },
} satisfies Meta<typeof AuthCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const SignIn: Story = { render: examples.SignIn };
export const LinkSent: Story = { render: examples.LinkSent };
export const Overlay: Story = { render: examples.Overlay };
export const Phone: Story = { ...SignIn, globals: { viewport: { value: 'mobile1' } } };

export const Conforms: Story = {
  ...conformance(AuthCover, { title: 'Sign in', children: 'The form' }),
  globals: { viewport: { value: 'mobile1' } },
};

export const IsAPageWithABannerAMainAndOneHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Every departure, covered and connected.');
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Sign in' }));
  },
};

export const LeavesTheLandmarksToThePageBelowAnOverlay: Story = {
  args: { variant: 'overlay' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('main')).not.toBeInTheDocument();
  },
};

export const LetsScriptsMoveFocusToTheTitle: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Sign in' });
    title.focus();

    await expect(title).toHaveFocus();
  },
};

export const PutsTheFormBesideTheCover: Story = {
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('banner').getBoundingClientRect();
    const form = canvas.getByRole('button').getBoundingClientRect();

    await expect(form.left).toBeGreaterThan(cover.right);
    await expect(form.width).toBe(380);
  },
};

export const PutsTheFormBelowAShortCoverOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('banner').getBoundingClientRect();
    const form = canvas.getByRole('button').getBoundingClientRect();

    await expect(form.top).toBeGreaterThan(cover.bottom);
    await expect(cover.height).toBeLessThan(160);
  },
};

const ROUTE = '[data-part="route"]';

const drawsTheRouteAboveTheWords: NonNullable<Story['play']> = async ({ canvas }) => {
  const cover = canvas.getByRole('banner');
  const [route, words] = [ROUTE, 'p'].map((part) => cover.querySelector(part)?.getBoundingClientRect());

  await expect(route?.width).toBeGreaterThan(400);
  await expect(route?.bottom).toBeLessThanOrEqual(words?.top ?? 0);
  await expect(route?.left).toBeGreaterThanOrEqual(cover.getBoundingClientRect().left);
  await expect(route?.right).toBeLessThanOrEqual(cover.getBoundingClientRect().right);
  for (const end of ['start', 'end']) {
    const { width = 0, height } = cover.querySelector(`[data-part="${end}"]`)?.getBoundingClientRect() ?? {};
    await expect(width).toBeGreaterThan(12);
    await expect(width).toBeCloseTo(height ?? 0, 1);
  }
};

export const DrawsTheRouteAboveTheWords: Story = {
  parameters: {
    viewport: { options: { ...MINIMAL_VIEWPORTS, low: { name: 'Low', styles: { width: '1024px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  play: drawsTheRouteAboveTheWords,
};

export const DrawsTheRouteAboveTheWordsFromTheRight: Story = {
  ...DrawsTheRouteAboveTheWords,
  globals: { ...DrawsTheRouteAboveTheWords.globals, direction: 'rtl' },
};

export const DrawsNoRouteOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').querySelector(ROUTE)).not.toBeVisible();
  },
};
