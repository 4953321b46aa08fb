import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BoardingPass } from './BoardingPass.tsx';
import { Actions, Root, Text } from './Message.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The missing content: "No sales yet". */
  title: ReactNode;
  /**
   * The level of the title's heading, one below that of the section around it.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Buttons and links that fill the emptiness, the most likely one first. */
  actions?: ReactNode;
}

/** Stands where a list would, when there is nothing in it. When it could not be loaded, use `ErrorState`. */
export function EmptyState({ title, headingLevel = 3, actions, children, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest}>
      <BoardingPass path="complete" />
      <Text>
        <Heading>{title}</Heading>
        {children && <p>{children}</p>}
      </Text>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
