import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import type { Popover } from 'react-aria-components/Popover';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { gapBelow } from '../../lib/gap-below.ts';
import { LayerHead, type LayerHeadProps } from '../modals/LayerHead.tsx';
import { Body, Content, Layer, type PopoverSize } from './PopoverLayer.styles.ts';

export type PopoverPlacement = NonNullable<ComponentProps<typeof Popover>['placement']>;

interface PopoverLayerProps extends Pick<LayerHeadProps, 'count' | 'action'> {
  id: string;
  title?: ReactNode;
  children: ReactNode;
  placement: PopoverPlacement;
  size: PopoverSize;
  interaction: PopoverInteraction;
  triggerRef: RefObject<HTMLElement | null>;
  /** The id of the trigger, which names a popover without a title. */
  labelledBy: string;
  onClose: () => void;
}

/** The open popover: a file of its own, loaded only for those who open one. */
export function PopoverLayer({ interaction, id, placement, triggerRef, onClose, ...content }: PopoverLayerProps) {
  // The browser puts an open dialog of its own above all else in the page: only what is in it can be seen.
  const [dialog] = useState(() => document.getElementById(content.labelledBy)?.closest('dialog'));
  const [offset] = useState(() => gapBelow(document.getElementById(content.labelledBy)));
  return (
    <AriaLocaleProvider>
      <Layer
        isOpen
        isNonModal={interaction !== 'press'}
        triggerRef={triggerRef}
        placement={placement}
        offset={offset}
        data-size={content.size}
        shouldCloseOnInteractOutside={() => interaction === 'press'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
      >
        {interaction === 'focus' ? <Hint {...content} id={id} /> : <Window {...content} id={id} />}
      </Layer>
    </AriaLocaleProvider>
  );
}

type ContentProps = Pick<PopoverLayerProps, 'id' | 'title' | 'children' | 'labelledBy' | 'size' | 'count' | 'action'>;

function Window({ id, title, count, action, labelledBy, size, children }: ContentProps) {
  return (
    <Content id={id} aria-labelledby={title ? undefined : labelledBy}>
      {title && <LayerHead title={title} count={count} action={action} />}
      <Body $size={size}>{children}</Body>
    </Content>
  );
}

/** Describes the trigger, which keeps the focus: nothing in it can be reached. */
function Hint({ id, title, size, children }: ContentProps) {
  return (
    <div id={id} role="tooltip">
      {title && <LayerHead title={title} isName={false} />}
      <Body $size={size}>{children}</Body>
    </div>
  );
}

export type PopoverInteraction = 'press' | 'toggle' | 'focus';
