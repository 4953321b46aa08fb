import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor, Corner } from './Badge.styles.ts';

export interface BadgeAnchorProps extends ComponentPropsWithRef<'span'> {
  /** The badge to hang on the corner; left out, there is nothing to point at. */
  badge: ReactNode;
}

/** Hangs a badge on the corner of an icon, a button or an avatar. */
export function BadgeAnchor({ badge, children, ...rest }: BadgeAnchorProps) {
  return (
    <Anchor {...rest}>
      {children}
      {badge && <Corner>{badge}</Corner>}
    </Anchor>
  );
}
