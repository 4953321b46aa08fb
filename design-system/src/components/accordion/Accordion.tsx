import type { ComponentPropsWithRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { type AccordionVariant, Root } from './Accordion.styles.ts';
import { type AccordionItem, AccordionPart, type AccordionPartOptions } from './AccordionPart.tsx';

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Partial<Omit<AccordionPartOptions, 'isRegion'>> {
  /** Titles, each with what it opens. */
  items: readonly AccordionItem[];
  /** The ids of the open items, when somebody else decides. */
  open?: readonly string[];
  /**
   * The ids of the items that are open at first.
   * @default []
   */
  defaultOpen?: readonly string[];
  /** Called when the person opens or closes an item. */
  onOpenChange?: (change: { open: string[] }) => void;
  /**
   * How many items may be open at a time.
   * @default 'several'
   */
  expands?: 'one' | 'several';
  /**
   * Hairlines, one frame around all, or a card for each.
   * @default 'plain'
   */
  variant?: AccordionVariant;
}

/** Titles that open what is below them, for texts of which people need one or two. For views of one thing, use `Tabs`. */
export function Accordion({
  items,
  open: controlled,
  defaultOpen = [],
  onOpenChange,
  expands = 'several',
  variant = 'plain',
  marker = 'chevron',
  headingLevel = 3,
  opensOn = 'press',
  isFindable = false,
  hasAnchors = false,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControlledState<readonly string[], string[]>(controlled, defaultOpen, (next) =>
    onOpenChange?.({ open: next }),
  );

  // A mouse that goes from one item to the next closes and opens before anything is rendered again.
  const change = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const others = expands === 'one' && isOpen ? [] : before.filter((other) => other !== id);
      return isOpen ? [...others, id] : others;
    });

  return (
    <Root {...rest} $variant={variant}>
      {items.map((item) => (
        <AccordionPart
          key={item.id}
          item={item}
          isOpen={open.includes(item.id)}
          onOpenChange={(isOpen) => change(item.id, isOpen)}
          marker={marker}
          headingLevel={headingLevel}
          opensOn={opensOn}
          isFindable={isFindable}
          hasAnchors={hasAnchors}
          isRegion={items.length <= mostRegions}
        />
      ))}
    </Root>
  );
}

/** More landmarks than this are noise in the list that screen readers make of them. */
const mostRegions = 6;
