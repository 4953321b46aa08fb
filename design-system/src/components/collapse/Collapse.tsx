import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type CollapseDirection, Content, Root } from './Collapse.styles.ts';

export interface CollapseProps extends ComponentPropsWithRef<'div'> {
  /** Names it for the `aria-controls` of the button that opens it. */
  id: string;
  /**
   * Whether its content is shown. It is drawn when it opens for the first time; inline at once, since it keeps its height free.
   */
  isOpen: boolean;
  /**
   * Along which axis it grows. Content that opens inline needs a width of its own, or its lines break on the way.
   * @default 'block'
   */
  direction?: CollapseDirection;
  /**
   * Called when the browser's own find has found something in the closed content: open it. With it, content is drawn from the
   * start, and printed open.
   */
  onFound?: () => void;
}

/**
 * Content that makes room for itself and goes again. Its button stands elsewhere and says so with `aria-expanded` and
 * `aria-controls`. For several titles with content below each, use `Accordion`.
 */
export function Collapse({ isOpen, direction = 'block', onFound, children, ...rest }: CollapseProps) {
  const [isDrawn, setDrawn] = useState(isOpen || direction === 'inline');
  if (isOpen && !isDrawn) setDrawn(true);

  return (
    <Root
      {...rest}
      data-state={isOpen ? 'open' : 'closed'}
      data-findable={onFound ? true : undefined}
      $direction={direction}
    >
      {onFound ? (
        <Findable isOpen={isOpen} onFound={onFound}>
          {children}
        </Findable>
      ) : (
        <Content>{isDrawn && children}</Content>
      )}
    </Root>
  );
}

interface FindableProps {
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}

/** React knows `hidden` as true or false only, and no event for what the browser finds. */
function Findable({ isOpen, onFound, children }: FindableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (isOpen) ref.current?.removeAttribute('hidden');
    else ref.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const content = ref.current;
    const listener = () => found();
    content?.addEventListener('beforematch', listener);
    return () => content?.removeEventListener('beforematch', listener);
  }, []);

  return <Content ref={ref}>{children}</Content>;
}
