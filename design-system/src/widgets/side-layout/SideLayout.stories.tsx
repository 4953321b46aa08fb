import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { SideLayout, type SideLayoutProps } from './SideLayout.tsx';
import * as examples from './SideLayout.examples.tsx';

const phone = { viewport: { value: 'mobile1' } };

const args: SideLayoutProps = {
  side: <p>Filters of all kinds</p>,
  drawerTitle: 'Filters',
  bar: '64 products',
  children: <p>Everything that was found</p>,
};

const meta = {
  component: SideLayout,
  args,
  argTypes: { side: { control: false }, children: { control: false } },
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('../../components/offcanvas/SidePanel.tsx')],
} satisfies Meta<typeof SideLayout>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const side = ({ canvas }: Context) => canvas.getByText('Filters of all kinds');
const content = ({ canvas }: Context) => canvas.getByText('Everything that was found');
const opens = ({ canvas }: Context) => canvas.queryByRole('button', { name: 'Filters' });

export const Playground: Story = {};
export const FiltersBesideResults: Story = { render: examples.FiltersBesideResults };
export const FiltersOnPhones: Story = { ...FiltersBesideResults, globals: phone };
export const SummaryBesideACart: Story = { render: examples.SummaryBesideACart };
export const SummaryOnPhones: Story = { ...SummaryBesideACart, globals: phone };

// Its drawer opens and closes with a key, which the check would count for the next one: see BecomesADrawerOnPhones.
export const Conforms: Story = {
  ...conformance<SideLayoutProps>(SideLayout, { ...args, drawerTitle: undefined }),
  globals: phone,
};

export const StandsAfterTheContentOrBeforeIt: Story = {
  render: (props) => (
    <>
      <SideLayout {...props} side="After" />
      <SideLayout {...props} side="Before" placement="start">
        Last
      </SideLayout>
    </>
  ),
  play: async (context) => {
    const at = (text: string) => context.canvas.getByText(text).getBoundingClientRect().left;
    await expect(at('After')).toBeGreaterThan(content(context).getBoundingClientRect().left);
    await expect(at('Before')).toBeLessThan(at('Last'));
    await expect(opens(context)).toBeNull();
  },
};

export const StaysInSight: Story = {
  args: { children: <div style={{ blockSize: '300rem' }}>Everything that was found</div> },
  play: async (context) => {
    window.scrollTo({ top: 1200, behavior: 'instant' });
    await waitFor(() => expect(side(context).getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(content(context).getBoundingClientRect().top).toBeLessThan(-1000);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const ShowsItsEndWhenItIsLongerThanTheWindow: Story = {
  args: {
    side: (
      <>
        <div style={{ blockSize: '120rem' }}>Filters of all kinds</div>
        <p>The last filter</p>
      </>
    ),
    children: <div style={{ blockSize: '400rem' }}>Everything that was found</div>,
  },
  play: async (context) => {
    const last = context.canvas.getByText('The last filter');
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    window.scrollTo({ top: 3600, behavior: 'instant' });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const BecomesADrawerOnPhones: Story = {
  globals: { ...phone, motion: 'reduced' },
  play: async (context) => {
    const { userEvent } = context;
    await expect(side(context)).not.toBeVisible();
    const button = required(opens(context), 'button of the drawer');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(drawer).getByText('Filters of all kinds')).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(within(drawer).getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opens(context)).toHaveFocus());
  },
};

export const ComesAfterTheContentWithoutADrawer: Story = {
  globals: phone,
  args: { drawerTitle: undefined },
  play: async (context) => {
    await expect(opens(context)).toBeNull();
    const end = content(context).getBoundingClientRect().bottom;
    await expect(side(context).getBoundingClientRect().top).toBeGreaterThanOrEqual(end);
  },
};
