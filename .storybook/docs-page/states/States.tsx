import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { Live } from '../sections/Live.tsx';
import { forceState, forceStyles, targetIn } from './force-states.ts';
import { statesOf, type WidgetState } from './widget-states.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

interface StatesProps {
  /** The playground, whose args the states change. */
  story: Story;
  /** The names of the props. */
  props: readonly string[];
}

/** A widget in all its states at once. A widget that nobody can act on has none. */
export function States({ story, props }: StatesProps) {
  const [isInteractive, setInteractive] = useState<boolean>();
  const [states] = useState(() => statesOf(props));
  if (states.length === 0 || isInteractive === false) return null;
  return (
    <Live title={story.title}>
      <section hidden={!isInteractive}>
        <h2>States</h2>
        <div className="states">
          {states.map((state) => (
            <Cell key={state.name} story={story} state={state} onInteractive={setInteractive} />
          ))}
        </div>
      </section>
    </Live>
  );
}

interface CellProps {
  story: Story;
  state: WidgetState;
  /** Called by the first state, once it is drawn. */
  onInteractive: (isInteractive: boolean) => void;
}

function Cell({ story, state: { name, args, forced }, onInteractive }: CellProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = stage.current;
    if (!cell) return undefined;
    const show = () => {
      if (forced) forceState(cell, forced);
      else if (!args) onInteractive(targetIn(cell) !== null);
      // Styles come with the first widget that has them.
      forceStyles();
    };
    show();
    // Parts of a widget may come later, and React takes back what it does not know.
    const watch = new MutationObserver(show);
    watch.observe(cell, { subtree: true, childList: true });
    return () => watch.disconnect();
  }, [args, forced, onInteractive]);

  return (
    <figure>
      <div ref={stage} inert className="state sb-unstyled">
        <Boundary>
          {/* Radio buttons of one form exclude each other. */}
          <form>
            <Example story={story} args={args} />
          </form>
        </Boundary>
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Draws the story as Storybook does, with other args. */
function Example({ story, args: own }: { story: Story; args: WidgetState['args'] }) {
  const args = { ...story.initialArgs, ...own };
  const context = { ...story, args, viewMode: 'docs' };
  return story.originalStoryFn(args, context as never) as ReactNode;
}

/** A story that needs more of Storybook around it than its args shows no states. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
