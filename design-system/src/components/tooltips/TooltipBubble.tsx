import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { theme } from '../../theme/theme.ts';

export type TooltipPlacement = NonNullable<ComponentProps<typeof Tooltip>['placement']>;

interface TooltipBubbleProps {
  id: string;
  targetRef: RefObject<Element | null>;
  placement: TooltipPlacement;
  /** Called when the pointer is on the words. */
  onEnter: () => void;
  /** Called when the pointer leaves the words, or what they belong to scrolls away. */
  onLeave: () => void;
  children: ReactNode;
}

/** The words: a file of its own, loaded only when there is something to say. */
export function TooltipBubble({ id, targetRef, placement, onEnter, onLeave, children }: TooltipBubbleProps) {
  return (
    <AriaLocaleProvider>
      <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: false, open: onEnter, close: onLeave }}>
        <Bubble triggerRef={targetRef} placement={placement} offset={6}>
          <span id={id}>{children}</span>
        </Bubble>
      </TooltipTriggerStateContext>
    </AriaLocaleProvider>
  );
}

const Bubble = styled(Tooltip)`
  max-inline-size: min(18rem, 100vw - 2 * ${theme.space.l});
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.s};
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: ${theme.color.dark};
  color: ${theme.color.onDark};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  transition: opacity ${theme.duration.fast};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
