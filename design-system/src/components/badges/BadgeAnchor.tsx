import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor, Corner } from './Badge.styles.ts';

export interface BadgeAnchorProps extends ComponentPropsWithRef<'span'> {
  /** The badge to hang on the corner; left out, there is nothing to point at. */
  badge: ReactNode;
  /**
   * Whether it hangs over the corner, or lies within it: for buttons whose icon stands far from their edge.
   * @default 'over'
   */
  placement?: 'over' | 'within';
}

/** Hangs a badge on the corner of an icon, a button or an avatar. */
export function BadgeAnchor({ badge, placement = 'over', children, ...rest }: BadgeAnchorProps) {
  return (
    <Anchor {...rest}>
      {children}
      {badge && <Corner data-placement={placement}>{badge}</Corner>}
    </Anchor>
  );
}
