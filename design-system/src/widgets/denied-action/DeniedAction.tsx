import { Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '../../components/buttons/Button.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';

export interface DeniedActionProps extends Omit<ButtonProps, 'icon' | 'isBusy' | 'isDisabled' | 'isIdle' | 'onClick'> {
  /** Why this person may not take the action, in one sentence, which describes the button. */
  reason: ReactNode;
  /** Shown by a press, such as a `Denial`. */
  explanation: ReactNode;
  /**
   * Shown before the label. Where the button has an icon alone, name it with `aria-label`, and keep the icon that people know.
   * @default Lock
   */
  icon?: LucideIcon;
}

/**
 * A button that this person may not use. It can be focused, and a press explains instead of doing. Hide what belongs to areas that a
 * person never sees; use `isIdle` of `Button` for what only has nothing to do at the moment.
 */
export function DeniedAction({ reason, explanation, icon = Lock, children, ...rest }: DeniedActionProps) {
  const reasonId = useId();
  return (
    <>
      <Popover
        size="card"
        trigger={
          <Button {...rest} icon={icon} aria-disabled aria-describedby={reasonId}>
            {children}
          </Button>
        }
      >
        {explanation}
      </Popover>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
