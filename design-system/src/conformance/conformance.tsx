import { type ComponentType, createRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { handledKeys } from './handled-keys.ts';
import type { KeyboardTable } from '../lib/keyboard.ts';
import type { TakesTable } from '../lib/takes.ts';

export type { KeyboardTable, TakesTable };

interface RootProps {
  ref?: Ref<never>;
  className?: string;
  style?: CSSProperties;
}

interface ConformanceOptions {
  /** The widget's `*.keyboard.ts` table; left out, no key may be handled. */
  keyboard?: KeyboardTable;
  /** Waits for what it draws a moment after itself. */
  settle?: (context: StoryContext) => Promise<void>;
}

/** Overlays load with their first use; wait for them before the second key. */
const layers = [
  () => import('../components/dropdowns/MenuLayer.tsx'),
  () => import('../components/popovers/PopoverLayer.tsx'),
  () => import('../forms/elements/pickers/layers/layers.ts'),
];

const narrow = 320;
const rootProps = { className: 'from-outside', style: { outlineOffset: 7 }, 'data-conformance': 'root' };

/**
 * The story that every widget has: `export const Conforms: Story = conformance(X, { …props }, { keyboard })`.
 * It proves that the root takes ref, rest, className and style, that long words do not overflow a 320 px column, that
 * nothing moves under reduced motion, that targets are large enough, and that the keyboard table tells the truth.
 */
export function conformance<Props extends object>(
  Component: ComponentType<Props & RootProps>,
  props: Props,
  { keyboard = [], settle }: ConformanceOptions = {},
) {
  const ref = createRef<HTMLElement>();

  return {
    // The page of the widget shows the table.
    parameters: { keyboard: keyboard.length > 0 ? keyboard : undefined },
    loaders: layers,
    render: () => (
      <div data-conformance="column" style={{ inlineSize: narrow }}>
        <Component {...props} {...rootProps} ref={ref as Ref<never>} />
      </div>
    ),
    play: async (context: StoryContext) => {
      const { canvasElement, userEvent, step } = context;
      await settle?.(context);
      const column = find(canvasElement, '[data-conformance="column"]');
      const root = find(canvasElement, '[data-conformance="root"]');

      await step('ref, rest, className and style reach the root', async () => {
        await expect(ref.current).toBe(root);
        await expect(root).toHaveClass('from-outside');
        await expect(root.style.outlineOffset).toBe('7px');
      });
      await step('long text stays inside a 320 px column', () =>
        expectRoomForLongText(column, () => column.scrollWidth - narrow),
      );
      await step('nothing moves under reduced motion', () => expectStillness(column));
      await step('targets are at least 24 px', () => expectLargeTargets(column));
      await step('handles the keys of its table and no others', async () => {
        const target = focusable(column).find(({ tabIndex }) => tabIndex >= 0) ?? root;
        // A key that does two things has two rows.
        const promised = [...new Set(keyboard.flatMap(({ keys }) => keys))];
        await expect((await handledKeys(target, userEvent, promised)).toSorted()).toEqual(promised.toSorted());
      });
    },
  };
}

interface LayerOptions {
  /** The role of the overlay. */
  role: 'alertdialog' | 'dialog' | 'menu' | 'region' | 'tooltip';
  /** Opens it, where it has to be asked for. */
  open?: (context: StoryContext) => Promise<void> | void;
}

const takesFocus: readonly LayerOptions['role'][] = ['alertdialog', 'dialog', 'menu'];

/**
 * The same for what opens over the page and has no root in it: `export const Conforms: Story = layerConformance(<X isOpen … />, { role })`.
 * On a screen of 320 px it has a name, takes focus where it is a dialog or a menu, and keeps long words to itself.
 */
export function layerConformance(layer: ReactElement, { role, open }: LayerOptions) {
  return {
    loaders: layers,
    globals: { viewport: { value: 'mobile1' } },
    render: () => layer,
    play: async (context: StoryContext) => {
      const { step } = context;
      await open?.(context);
      const shown = await screen.findByRole(role);
      await waitFor(() => expect(shown).toBeVisible());
      // Without words there would be none to lengthen.
      await waitFor(() => expect(shown).not.toHaveTextContent(/^$/));

      if (role !== 'tooltip') await step('has a name', () => expect(shown).toHaveAccessibleName());
      if (takesFocus.includes(role)) {
        await step('takes focus', () =>
          waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement)),
        );
      }
      await step('long text stays inside, and on the screen', () =>
        expectRoomForLongText(shown, () => overflowOf(shown)),
      );
      await step('nothing moves under reduced motion', () => expectStillness(shown));
      await step('targets are at least 24 px', () => expectLargeTargets(shown));
    },
  };
}

function find(within: HTMLElement, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}: the widget does not pass its rest props to the root.`);
  return element;
}

/** @param overflow how far it reaches out of its room, in px */
async function expectRoomForLongText(within: HTMLElement, overflow: () => number) {
  const texts = [...textNodes(within)].map((node) => ({ node, text: node.data }));
  const lengthen = [
    (text: string) => text + text.slice(0, Math.ceil(text.length * 0.4)),
    () => 'unbreakable'.repeat(19).slice(0, 200),
  ];

  for (const longer of lengthen) {
    texts.forEach(({ node, text }) => (node.data = longer(text)));
    await expect(overflow()).toBeLessThanOrEqual(0);
  }
  texts.forEach(({ node, text }) => (node.data = text));
}

/** Out of a layer, or with the layer out of the screen. */
function overflowOf(layer: HTMLElement): number {
  const { left, right } = layer.getBoundingClientRect();
  return Math.max(layer.scrollWidth - layer.clientWidth, Math.floor(right) - window.innerWidth, -Math.ceil(left));
}

async function expectStillness(column: HTMLElement) {
  const { dataset } = document.documentElement;
  const before = dataset['motion'];
  dataset['motion'] = 'reduced';
  await expect(column.getAnimations({ subtree: true })).toEqual([]);
  dataset['motion'] = before ?? 'system';
}

async function expectLargeTargets(column: HTMLElement) {
  // A link within a sentence is as high as its line, which WCAG allows.
  const boxes = () => focusable(column).filter((element) => getComputedStyle(element).display !== 'inline');
  const small = () => boxes().filter((element) => element.offsetWidth < 24 || element.offsetHeight < 24);
  // Some lists draw their rows a moment after themselves.
  await waitFor(() => expect(small()).toEqual([]));
}

function focusable(within: HTMLElement): HTMLElement[] {
  const candidates = within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  return [...candidates].filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'));
}

function* textNodes(within: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}
