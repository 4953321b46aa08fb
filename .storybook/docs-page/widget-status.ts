/** A story on the page of a widget. */
export interface StoryFacts {
  id: string;
  /** Whether it proves something. */
  isProof: boolean;
}

export interface WidgetFacts {
  stories: readonly StoryFacts[];
  /** The names of the props. */
  props: readonly string[];
}

const isConformance = ({ id }: StoryFacts) => id.endsWith('conforms');
const hasBehaviour = ({ props }: WidgetFacts) => props.some((name) => /^on[A-Z]/.test(name));

/** The proofs that a widget needs before others build on it. Every published story passes, so that its existence is enough. */
const duties: Record<string, (widget: WidgetFacts) => boolean> = {
  conformance: ({ stories }) => stories.some(isConformance),
  'proof of its behaviour': (widget) =>
    !hasBehaviour(widget) || widget.stories.some((story) => story.isProof && !isConformance(story)),
};

/** Whether a page is about one widget. All others show what several can do together, and owe nothing. */
export function isWidgetPage({ stories }: Pick<WidgetFacts, 'stories'>): boolean {
  return stories.some(({ id }) => id.startsWith('design-system-') && id.endsWith('--playground'));
}

/** The proofs that a widget lacks; none, and it is ready. */
export function missingOf(widget: WidgetFacts): string[] {
  return Object.keys(duties).filter((duty) => !duties[duty]?.(widget));
}
