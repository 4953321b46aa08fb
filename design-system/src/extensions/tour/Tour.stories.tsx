import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { tabsInside } from '../../conformance/layer.keyboard.ts';
import { handledKeys } from '../../conformance/handled-keys.ts';
import { Tour } from './Tour.tsx';
import * as examples from './Tour.examples.tsx';
import { tourKeyboard } from './tour.keyboard.ts';

const meta = {
  component: Tour,
  args: {
    isOpen: true,
    steps: [
      { target: 'policies', title: 'Policies', text: 'All that were sold.' },
      { target: 'nowhere', title: 'Departures', text: 'Not on this page.' },
    ],
    onClose: fn(),
  },
  argTypes: { steps: { control: false } },
  render: (args) => (
    <>
      <p id="policies" style={{ marginBlockStart: '150vh' }}>
        1.284 policies
      </p>
      <Tour {...args} />
    </>
  ),
  // How long code takes to arrive is not what these stories are about.
  loaders: [() => import('./TourLayer.tsx')],
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

const step = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toHaveFocus(), { timeout: 3000 });
const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent);
const press = (name: string) => screen.getByRole('button', { name });

export const Playground: Story = { args: { isOpen: false } };

export const Conforms: Story = layerConformance(<Tour {...meta.args} />, {
  role: 'dialog',
  keyboard: [...tabsInside, ...tourKeyboard],
});

export const ThreeSteps: Story = {
  render: examples.ThreeSteps,
  tags: ['W-TOU-01'],
  play: async ({ canvas, userEvent, step: claim }) => {
    const start = canvas.getByRole('button', { name: 'Start tour' });

    await claim('each step has the buttons that make sense in it', async () => {
      await userEvent.click(start);
      await step('The navbar');
      await expect(buttons()).toEqual(['Cancel the tour', 'Skip', 'Next']);
      await userEvent.click(press('Next'));
      await step("Today's departures");
      await expect(buttons()).toEqual(['Cancel the tour', 'Skip', 'Back', 'Next']);
      await userEvent.click(press('Next'));
      await step('The footer');
      await expect(buttons()).toEqual(['Cancel the tour', 'Back', 'Finish']);
      await userEvent.click(press('Back'));
      await step("Today's departures");
    });
    await claim('its end gives focus back', async () => {
      await userEvent.click(press('Skip'));
      await waitFor(() => expect(start).toHaveFocus());
    });
    await claim('it starts at the first step again', async () => {
      await userEvent.click(start);
      await step('The navbar');
    });
  },
};

export const AnswersToTheKeysOfItsTable: Story = {
  play: async ({ args, userEvent }) => {
    await step('Policies');
    await userEvent.keyboard('{ArrowRight}');
    await step('Departures');
    await userEvent.keyboard('{ArrowLeft}');
    await step('Policies');

    const promised = tourKeyboard.flatMap(({ keys }) => keys);
    const dialog = screen.getByRole('dialog');
    await expect((await handledKeys(dialog, userEvent)).toSorted()).toEqual(promised.toSorted());
    await expect(args.onClose).toHaveBeenCalledWith({ end: 'cancelled' });
  },
};

export const BringsItsElementIntoSightAndDoesWithoutOneThatIsMissing: Story = {
  play: async ({ args, userEvent }) => {
    await step('Policies');
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    await expect(topOf('#policies')).toBeLessThan(window.innerHeight);
    await waitFor(() => expect(topOf('[data-tour-spot]')).toBeCloseTo(topOf('#policies'), 0));

    await userEvent.click(press('Next'));
    await step('Departures');
    await expect(document.querySelector('[data-tour-spot]')).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.click(press('Finish'));
    await expect(args.onClose).toHaveBeenCalledWith({ end: 'finished' });
  },
};
