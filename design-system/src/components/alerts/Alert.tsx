import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState } from 'react';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { Actions, Content, Cross, Root, Title } from './Alert.styles.ts';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * The kind of message: `danger` for errors, `warning` for risks, `success` for results, `info` for facts.
   * @default 'primary'
   */
  tone?: Tone;
  /** One strong line above the message. */
  title?: ReactNode;
  /**
   * Stands before the message; danger, warning, success and info have one of their own.
   * @default The icon of the tone
   */
  icon?: LucideIcon | 'none';
  /** Buttons or links under the message. */
  actions?: ReactNode;
  /**
   * How screen readers learn of it when it appears: at once, when they have finished, or by coming across it.
   * @default 'at once' for danger and warning, else 'politely'
   */
  announced?: 'at once' | 'politely' | 'never';
  /**
   * Whether it has a cross that takes it away.
   * @default false
   */
  isDismissible?: boolean;
  /** Whether it is there, when its owner decides that; left out, it is there until dismissed. */
  isOpen?: boolean;
  /** Called when the cross is pressed. */
  onDismiss?: () => void;
}

const icons: Partial<Record<Tone, LucideIcon>> = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
};

/** A message within the page, beside what it is about. For a passing one, use `notify`; for one under a field, its `errorMessage`. */
export function Alert({
  tone = 'primary',
  title,
  icon = icons[tone] ?? 'none',
  actions,
  announced = tone === 'danger' || tone === 'warning' ? 'at once' : 'politely',
  isDismissible = false,
  isOpen,
  onDismiss,
  children,
  ...rest
}: AlertProps) {
  const { t } = useLingui();
  const [isDismissed, setIsDismissed] = useState(false);
  if (!(isOpen ?? !isDismissed)) return null;

  const dismiss = (event: MouseEvent<HTMLElement>) => {
    const alert = event.currentTarget.closest<HTMLElement>('[data-alert]');
    if (alert) moveFocusOutOf(alert);
    setIsDismissed(true);
    onDismiss?.();
  };

  return (
    <Root data-alert {...rest} role={roles[announced]} data-tone={tone}>
      {icon !== 'none' && <Icon icon={icon} size="menu" />}
      <Content>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {isDismissible && (
        <Cross>
          <IconButton icon={X} label={t`Dismiss`} size="small" tone={tone} onClick={dismiss} />
        </Cross>
      )}
    </Root>
  );
}

const roles = { 'at once': 'alert', politely: 'status', never: undefined };
