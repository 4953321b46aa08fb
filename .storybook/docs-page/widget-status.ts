/** A story on the page of a widget. */
export interface StoryFacts {
  id: string;
  /** Whether it checks a behaviour. */
  isTest: boolean;
}

export interface WidgetFacts {
  stories: readonly StoryFacts[];
  /** The names of the props. */
  props: readonly string[];
  /** The sentences that say what it is for. */
  description: string;
}

const isConformance = ({ id }: StoryFacts) => id.endsWith('conforms');
const isInteractive = ({ props }: WidgetFacts) => props.some((name) => /^on[A-Z]/.test(name));

/** The tests that a widget needs before others build on it. Every published story passes, so that its existence is enough. */
const duties: Record<string, (widget: WidgetFacts) => boolean> = {
  'the basic checks': ({ stories }) => stories.some(isConformance),
  'a test of its behaviour': (widget) =>
    !isInteractive(widget) || widget.stories.some((story) => story.isTest && !isConformance(story)),
};

/** Whether a page is about one widget. All others show what several can do together, and owe nothing. */
export function isWidgetPage({ stories }: Pick<WidgetFacts, 'stories'>): boolean {
  return stories.some(({ id }) => id.startsWith('design-system-') && id.endsWith('--playground'));
}

export type WidgetStatus = 'beta' | 'ready' | 'deprecated';

/** The place of a widget in its life, by the criteria of the page "Widget status". */
export function statusOf(widget: WidgetFacts): WidgetStatus {
  if (/^(?:@deprecated|Deprecated\b)/m.test(widget.description)) return 'deprecated';
  return missingOf(widget).length === 0 ? 'ready' : 'beta';
}

/** The tests that a widget lacks; none, and it is ready. */
export function missingOf(widget: WidgetFacts): string[] {
  return Object.keys(duties).filter((duty) => !duties[duty]?.(widget));
}
