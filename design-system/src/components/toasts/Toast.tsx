import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Spinner } from '../spinners/Spinner.tsx';
import {
  Action,
  Cross,
  Line,
  Lines,
  Root,
  Shortcut,
  Sign,
  TimeLeft,
  Title,
  type ToastEntrance,
  type ToastSurface,
  type ToastTone,
} from './Toast.styles.ts';

export interface ToastAction {
  /** The label of the button. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
}

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /**
   * The kind of message.
   * @default 'neutral'
   */
  tone?: ToastTone;
  /** The message, one paragraph each. */
  lines: readonly string[];
  /** Stands above the message, such as who wrote it. */
  title?: ReactNode;
  /** A border and a sign in this colour, on the ground of a page. */
  accent?: Tone | undefined;
  /** An emoji that stands in place of the icon. */
  emoji?: string | undefined;
  /** Stands in place of the icon: an avatar, a logo. */
  sign?: ReactNode;
  /**
   * Whether what lies behind it shines through.
   * @default 'solid'
   */
  surface?: ToastSurface;
  /**
   * Whether the work it tells of is under way: a ring turns in place of the icon.
   * @default false
   */
  isBusy?: boolean | undefined;
  /** Shows how much of this time is left, as a line that runs out and waits for the pointer and for focus. */
  timeLeftMs?: number | undefined;
  /** How it comes and goes; left out, as the toaster has it. */
  entrance?: ToastEntrance | undefined;
  /** Something to do about it. */
  action?: ToastAction;
  /** Offers to take back what was done. */
  onUndo?: () => void;
  /**
   * Whether that takes back several changes at once, and says so.
   * @default false
   */
  undoesAll?: boolean | undefined;
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
  title,
  accent,
  emoji,
  sign,
  surface = 'solid',
  isBusy = false,
  timeLeftMs,
  entrance,
  action,
  onUndo,
  undoesAll = false,
  onClose,
  ...rest
}: ToastProps) {
  const { t } = useLingui();
  const scrolls = lines.join('').length > 240 || lines.length > 4;

  return (
    <Root {...rest} data-entrance={entrance} $tone={tone} data-tone={accent} $surface={surface}>
      {signOf({ tone, emoji, sign, isBusy })}
      <Lines
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t({ message: 'Message', context: 'toast' }) })}
      >
        {title && <Title>{title}</Title>}
        {lines.map((line, index) => (
          <Line key={`${index} ${line}`}>{line}</Line>
        ))}
      </Lines>
      {action && <Action onClick={action.onPress}>{action.label}</Action>}
      {onUndo && (
        <Action onClick={onUndo} aria-keyshortcuts="Control+Z Meta+Z">
          {undoesAll ? <Trans>Undo all</Trans> : <Trans>Undo</Trans>}
          <Shortcut aria-hidden>{isApple() ? '⌘Z' : 'Ctrl Z'}</Shortcut>
        </Action>
      )}
      {onClose && (
        <Cross aria-label={t`Dismiss`} title={t`Dismiss`} onClick={onClose}>
          <Icon icon={X} />
        </Cross>
      )}
      {timeLeftMs !== undefined && <TimeLeft data-time-left style={{ animationDuration: `${timeLeftMs}ms` }} />}
    </Root>
  );
}

function signOf({ tone = 'neutral', emoji, sign, isBusy }: Pick<ToastProps, 'tone' | 'emoji' | 'sign' | 'isBusy'>) {
  const own = isBusy ? <Spinner size="small" role="presentation" /> : (sign ?? emoji);
  if (own) return <Sign aria-hidden>{own}</Sign>;
  const icon = icons[tone];
  return icon && <Icon icon={icon} size="menu" />;
}

function isApple() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
