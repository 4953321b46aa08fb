import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Action, Cross, Line, Lines, Root, Shortcut } from './Toast.styles.ts';

export type ToastTone = 'success' | 'info' | 'danger' | 'neutral';

export interface ToastAction {
  /** What pressing it does. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
}

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * What the message is about.
   * @default 'neutral'
   */
  tone?: ToastTone;
  /** The message, one paragraph each. */
  lines: readonly string[];
  /** Something to do about it. */
  action?: ToastAction;
  /** Offers to take back what was done. */
  onUndo?: () => void;
  /** Shows a cross and is called when it is pressed. */
  onClose?: () => void;
}

const icons: Record<ToastTone, LucideIcon | undefined> = {
  success: CircleCheck,
  info: Info,
  danger: CircleAlert,
  neutral: undefined,
};

/** The box of a passing message. To show one, call `notify`. */
export function Toast({ tone = 'neutral', lines, action, onUndo, onClose, ...rest }: ToastProps) {
  const { t } = useLingui();
  const icon = icons[tone];
  const scrolls = lines.join('').length > 240 || lines.length > 4;

  return (
    <Root {...rest} $tone={tone}>
      {icon && <Icon icon={icon} size="menu" />}
      <Lines {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t`Message` })}>
        {lines.map((line, index) => (
          <Line key={`${index} ${line}`} dir="auto">
            {line}
          </Line>
        ))}
      </Lines>
      {action && <Action onClick={action.onPress}>{action.label}</Action>}
      {onUndo && (
        <Action onClick={onUndo} aria-keyshortcuts="Control+Z Meta+Z">
          <Trans>Undo</Trans>
          <Shortcut aria-hidden>{isApple() ? '⌘Z' : 'Ctrl Z'}</Shortcut>
        </Action>
      )}
      {onClose && (
        <Cross aria-label={t`Dismiss`} title={t`Dismiss`} onClick={onClose}>
          <Icon icon={X} />
        </Cross>
      )}
    </Root>
  );
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
