import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Collapse } from '../collapse/Collapse.tsx';
import { Content, Header, Part, Trigger } from './Accordion.styles.ts';

export interface AccordionItem {
  id: string;
  /** The title of the part. */
  title: ReactNode;
  /** The content that the title opens. */
  content: ReactNode;
  /**
   * Whether it cannot be opened or closed now.
   * @default false
   */
  isDisabled?: boolean;
}

export interface AccordionPartOptions {
  /**
   * The marker at the end of each title.
   * @default 'chevron'
   */
  marker: 'chevron' | 'none';
  /**
   * The level of the titles, one below that of the page or section around them.
   * @default 3
   */
  headingLevel: 2 | 3 | 4;
  /**
   * Whether a mouse that rests on an item is enough to open it. Fingers and keys always press.
   * @default 'press'
   */
  opensOn: 'press' | 'hover';
  /**
   * Whether the browser's own find looks into closed items and opens them; they are printed open then.
   * @default false
   */
  isFindable: boolean;
  /**
   * Whether the id of an item is also that of its button, so that an address can name it: `#refund-time`.
   * @default false
   */
  hasAnchors: boolean;
  /** Whether the content is a landmark. */
  isRegion: boolean;
}

interface AccordionPartProps extends AccordionPartOptions {
  item: AccordionItem;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One title of an accordion with what it opens. */
export function AccordionPart(props: AccordionPartProps) {
  const { item, isOpen, onOpenChange, marker, headingLevel, opensOn, isFindable, hasAnchors, isRegion } = props;
  const ownId = useId();
  const triggerId = hasAnchors ? item.id : ownId;
  const contentId = useId();
  const hover = useHover(props);

  return (
    <Part {...(opensOn === 'hover' && !item.isDisabled && hover.handlers)}>
      <Header as={`h${headingLevel}`}>
        <Trigger
          type="button"
          id={triggerId}
          aria-expanded={isOpen}
          aria-controls={contentId}
          disabled={item.isDisabled}
          onClick={(event) => !hover.hasOpened(event) && onOpenChange(!isOpen)}
        >
          <bdi>{item.title}</bdi>
          {marker === 'chevron' && <Icon icon={ChevronDown} />}
        </Trigger>
      </Header>
      <Collapse
        id={contentId}
        isOpen={isOpen}
        onFound={isFindable ? () => onOpenChange(true) : undefined}
        role={isRegion ? 'region' : undefined}
        aria-labelledby={isRegion ? triggerId : undefined}
      >
        <Content>{item.content}</Content>
      </Collapse>
    </Part>
  );
}

function useHover({ isOpen, onOpenChange }: AccordionPartProps) {
  const isHeldOpen = useRef(false);
  return {
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || isOpen) return;
        isHeldOpen.current = true;
        onOpenChange(true);
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        const isHeld = isHeldOpen.current;
        isHeldOpen.current = false;
        // A part with focus inside stays open when the pointer leaves.
        if (isHeld && !currentTarget.contains(document.activeElement)) onOpenChange(false);
      },
    },
    /** Whether the mouse that presses has opened it already; the press must not close it again. */
    hasOpened: ({ detail }: MouseEvent) => detail > 0 && isHeldOpen.current,
  };
}
