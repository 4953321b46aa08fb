import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useWhenOnline } from '../../lib/react/useWhenOnline.ts';
import { Button } from '../buttons/Button.tsx';
import { BoardingPass } from './BoardingPass.tsx';
import { Actions, Root, Text } from './Message.styles.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The error: "Couldn't load the sales". */
  title: ReactNode;
  /** Why, as far as it is known, and what to do about it; several reasons as a `ul`. */
  children: ReactNode;
  /**
   * The level of the title's heading, one below that of the section around it.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * The room there is: that of a whole list with a picture, or that of a card.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** Called when the person asks to try again, and when the browser has its connection back. Without it there is no such button. */
  onRetry?: () => void;
  /**
   * Whether a new attempt is under way. The message stays until it succeeds.
   * @default false
   */
  isRetrying?: boolean;
  /** More ways out, after the button to try again. */
  actions?: ReactNode;
}

/** Stands where content would, when it could not be loaded. When there is simply nothing, use `EmptyState`. */
export function ErrorState({
  title,
  headingLevel = 3,
  size = 'medium',
  onRetry,
  isRetrying = false,
  actions,
  children,
  ...rest
}: ErrorStateProps) {
  useWhenOnline(isRetrying ? undefined : onRetry);
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-size={size}>
      {size === 'medium' && <BoardingPass path="broken" />}
      <Text role="alert">
        <Heading>{title}</Heading>
        <div>{children}</div>
      </Text>
      {(onRetry || actions) && (
        <Actions>
          {onRetry && (
            <Button icon={RotateCw} size={size} isBusy={isRetrying} onClick={() => onRetry()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Root>
  );
}
