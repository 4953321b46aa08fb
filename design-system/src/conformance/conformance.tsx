import { type ComponentType, createRef, type CSSProperties, type ReactElement, type Ref } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { isPicture } from '#storybook/docs-page/open/open-picture.ts';
import { handledKeys, rest } from './handled-keys.ts';
import { dialogKeyboard, hintKeyboard, menuKeyboard } from './layer.keyboard.ts';
import { reorderedTexts } from './text-order.ts';
import type { Key, KeyboardTable } from '../lib/keyboard.ts';
import type { TakesTable } from '../lib/takes.ts';

export type { KeyboardTable, TakesTable };

interface RootProps {
  ref?: Ref<never>;
  className?: string;
  style?: CSSProperties;
}

interface ConformanceOptions {
  /** The widget's `*.keyboard.ts` table; left out, nothing may be reached by keys. */
  keyboard?: KeyboardTable;
  /** Gives the column the width at which the widget has these keys. */
  beforeKeys?: (context: StoryContext, column: HTMLElement) => Promise<void>;
  /** Waits for what it draws a moment after itself. */
  settle?: (context: StoryContext) => Promise<void>;
  /**
   * Whether its page shows it with its layer open, which a press on its last button with a layer opens.
   * @default false
   */
  opens?: boolean;
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
  { keyboard = [], settle, beforeKeys, opens = false }: ConformanceOptions = {},
) {
  const ref = createRef<HTMLElement>();

  return {
    // The page of the widget shows the table, and the open layer.
    parameters: { keyboard: keyboard.length > 0 ? keyboard : undefined, opens },
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
      await expect(opens || !isOpener(column)).toBe(true);
      if (isPicture()) return userEvent.click(openersIn(column).at(-1) ?? column);

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
        if (beforeKeys) {
          await beforeKeys(context, column);
          await rest();
        }
        const stop = focusable(column).find(
          (element) => element.tabIndex >= 0 && !element.closest('[inert], [aria-busy="true"]'),
        );
        const target = stop ?? root;
        // A control that can be reached has a table, be it of the way in and out. An area that scrolls is no control.
        if (stop?.matches(':enabled, a, [tabindex]:not([role="region"], [role="group"])'))
          await expect(context.parameters['keyboard']).toBeDefined();
        await expectHandledKeys(await handledKeys(target, userEvent, promisedKeys(keyboard)), keyboard);
      });
    },
  };
}

interface LayerOptions {
  /** The role of the overlay. */
  role: 'alertdialog' | 'dialog' | 'menu' | 'region' | 'tooltip';
  /** The table of the open layer, where it is not that of its role. */
  keyboard?: KeyboardTable;
  /** Opens it, where it has to be asked for. */
  open?: (context: StoryContext) => Promise<void> | void;
}

const takesFocus: readonly LayerOptions['role'][] = ['alertdialog', 'dialog', 'menu'];

const keyboards: Readonly<Record<LayerOptions['role'], KeyboardTable>> = {
  alertdialog: dialogKeyboard,
  dialog: dialogKeyboard,
  menu: menuKeyboard,
  region: [],
  tooltip: hintKeyboard,
};

/**
 * The same for what opens over the page and has no root in it: `export const Conforms: Story = layerConformance(<X isOpen … />, { role })`.
 * On a screen of 320 px it has a name, takes focus where it is a dialog or a menu, keeps long words to itself, and the words of its
 * sentences in order from right to left.
 */
export function layerConformance(layer: ReactElement, { role, open, keyboard = keyboards[role] }: LayerOptions) {
  return {
    parameters: { layerKeyboard: keyboard.length > 0 ? keyboard : undefined, opens: true },
    loaders: layers,
    globals: { viewport: { value: 'mobile1' } },
    render: () => layer,
    play: async (context: StoryContext) => {
      const { step, userEvent } = context;
      await open?.(context);
      if (isPicture()) return;
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
      await step('texts keep their order from right to left', () => expectTextOrder(shown));
      await step('nothing moves under reduced motion', () => expectStillness(shown));
      await step('targets are at least 24 px', () => expectLargeTargets(shown));
      if (!takesFocus.includes(role)) return;
      await step('handles the keys of its table', async () => {
        const tried: Key[] = ['Tab', 'Shift+Tab', 'Escape'];
        const handled = await handledKeys(
          document.activeElement as HTMLElement,
          userEvent,
          promisedKeys(keyboard),
          tried,
        );
        await expectHandledKeys(handled, keyboard);
      });
    },
  };
}

/** A key that does two things has two rows. */
const promisedKeys = (table: KeyboardTable) => [
  ...new Set(table.filter(({ isNative, isConditional }) => !isNative && !isConditional).flatMap(({ keys }) => keys)),
];

async function expectHandledKeys(handled: readonly Key[], table: KeyboardTable) {
  const sorted = (keys: readonly Key[]) => keys.toSorted().join(' ');
  await expect(sorted(handled)).toBe(sorted(promisedKeys(table)));
}

const openersIn = (column: HTMLElement) =>
  focusable(column).filter((stop) =>
    stop.matches('[aria-haspopup]:not(input, [aria-expanded="true"]), [role="combobox"][aria-expanded="false"]'),
  );

/** Whether all that can be reached in a widget leads to its layer: its page has to show that. */
function isOpener(column: HTMLElement): boolean {
  const stops = focusable(column).filter(({ tabIndex, role }) => tabIndex >= 0 && role !== 'spinbutton');
  const openers = openersIn(column);
  return stops.length > 0 && stops.every((stop) => openers.includes(stop));
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

async function expectTextOrder(layer: HTMLElement) {
  const { dir } = document.documentElement;
  document.documentElement.dir = 'rtl';
  await expect(reorderedTexts(layer)).toEqual([]);
  document.documentElement.dir = dir;
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
