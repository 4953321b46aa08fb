import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Spinner } from '../spinners/Spinner.tsx';
import { Action, Cross, Line, Lines, Root, Shortcut, Sign } from './Toast.styles.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

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
  /** An emoji that stands in place of the icon. */
  emoji?: string | undefined;
  /**
   * Whether the work it tells of is under way: a ring turns in place of the icon.
   * @default false
   */
  isBusy?: boolean | undefined;
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
  warning: TriangleAlert,
  danger: CircleAlert,
  neutral: undefined,
};

/** The box of a passing message. To show one, call `notify`. */
export function Toast({
  tone = 'neutral',
  lines,
  emoji,
  isBusy = false,
  action,
  onUndo,
  onClose,
  ...rest
}: ToastProps) {
  const { t } = useLingui();
  const scrolls = lines.join('').length > 240 || lines.length > 4;

  return (
    <Root {...rest} $tone={tone}>
      {signOf({ tone, emoji, isBusy })}
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

function signOf({ tone = 'neutral', emoji, isBusy }: Pick<ToastProps, 'tone' | 'emoji' | 'isBusy'>) {
  if (isBusy || emoji) return <Sign aria-hidden>{isBusy ? <Spinner size="small" role="presentation" /> : emoji}</Sign>;
  const icon = icons[tone];
  return icon && <Icon icon={icon} size="menu" />;
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
