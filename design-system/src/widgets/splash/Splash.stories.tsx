import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Splash } from './Splash.tsx';
import * as examples from './Splash.examples.tsx';
import './splash.css';
import staticSplash from './splash.html?raw';

const meta = {
  component: Splash,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithLogo: Story = { render: examples.WithLogo, tags: ['SHL-20', 'SPEC-2.2-b'] };

export const Conforms: Story = { ...conformance(Splash, {}), globals: { viewport: { value: 'mobile1' } } };

export const SaysWhatIsAwaitedAndFillsTheWindow: Story = {
  tags: ['SPEC-2.2-b'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status', { name: 'Loading the app' });
    const { width, height } = (status.parentElement ?? status).getBoundingClientRect();

    await expect({ width, height }).toEqual({ width: innerWidth, height: innerHeight });
  },
};

function locationsIn(splash: Element) {
  return ['svg', '[role="status"]'].map((part) => {
    const { x, y, width, height } = splash.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    return { part, x, y, width, height };
  });
}

export const TakesThePlaceOfTheStaticSplashWithoutAShift: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const splash = canvasElement.querySelector('div');
    const { body } = new DOMParser().parseFromString(staticSplash, 'text/html');
    const [before] = body.children;
    if (!splash || !before) throw new Error('One of the two splashes is missing.');
    canvasElement.append(before);
    await document.fonts.ready;

    await expect(locationsIn(splash)).toEqual(locationsIn(before));
    await expect(splash.textContent).toBe(before.textContent?.trim());
    before.remove();
  },
};

export const HasTheColoursOfItsSkinBeforeAnyScript: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement, step }) => {
    const splash = canvasElement.querySelector('div');
    const { body } = new DOMParser().parseFromString(staticSplash, 'text/html');
    const [before] = body.children;
    if (!splash || !before) throw new Error('One of the two splashes is missing.');
    canvasElement.append(before);
    const { dataset } = document.documentElement;
    const worn = dataset['skin'];

    for (const skin of ['light', 'dark', 'bordered', 'semi-dark']) {
      await step(skin, async () => {
        dataset['skin'] = skin;
        await expect(coloursIn(before)).toEqual(coloursIn(splash));
      });
    }
    dataset['skin'] = worn ?? 'light';
    before.remove();
  },
};

function coloursIn(splash: Element) {
  const styleOf = (part: string) => {
    const element = splash.querySelector(part);
    if (!element) throw new Error(`The splash has no ${part}.`);
    return getComputedStyle(element);
  };
  return {
    canvas: getComputedStyle(splash).backgroundColor,
    words: styleOf('span').color,
    logo: styleOf('rect').fill,
    arrow: styleOf('path').stroke,
    turning: styleOf('[role="status"]').color,
  };
}
