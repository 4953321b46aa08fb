/** A pseudo-class that a picture of a state shows without a pointer or a keyboard. */
export type ForcedState = 'hover' | 'focus' | 'pressed';

export interface WidgetState {
  name: string;
  /** The props that bring it about. */
  args?: Record<string, unknown>;
  forced?: ForcedState;
}

const pointed: readonly WidgetState[] = [
  { name: 'Default' },
  { name: 'Hover', forced: 'hover' },
  { name: 'Focus', forced: 'focus' },
  { name: 'Pressed', forced: 'pressed' },
];

/** The props by which widgets come into a state, with the first of each state that a widget has. */
const byProps: readonly [name: string, props: Record<string, unknown>][] = [
  ['Disabled', { isDisabled: true, disabled: true }],
  ['Read-only', { isReadOnly: true, readOnly: true }],
  ['Error', { errorMessage: 'Say what is wrong, and how to fix it.', isInvalid: true }],
  ['Loading', { isBusy: true, isLoading: true, isPending: true }],
];

/** By these, a widget is a layer: what can be pointed at is the button that opens it. */
const ofLayers = ['trigger', 'isOpen'];

/**
 * The states of a widget that a person can act on; a layer has none.
 *
 * @param props the names of its props
 */
export function statesOf(props: readonly string[]): WidgetState[] {
  if (ofLayers.some((prop) => props.includes(prop))) return [];
  const own = byProps.flatMap(([name, values]): WidgetState[] => {
    const prop = Object.keys(values).find((each) => props.includes(each));
    return prop ? [{ name, args: { [prop]: values[prop] } }] : [];
  });
  return [...pointed, ...own];
}
