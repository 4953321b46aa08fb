import { CardBoundary, Inline, theme } from '@embarque/design-system';
import type { CSSProperties, ReactNode } from 'react';

/** A row of cards of equal height that wraps on narrow screens. */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <Inline gap="gap" align="stretch">
      {children}
    </Inline>
  );
}

type Share = 'quarter' | 'half' | 'third' | 'two thirds';

/** Two thirds grow twice as wide as one, so that the edges of all rows align. */
const shares: Record<Share, CSSProperties['flex']> = {
  quarter: '1 1 14rem',
  half: '1 1 24rem',
  third: '1 1 16rem',
  'two thirds': `2 1 calc(32rem + ${theme.space.gap})`,
};

interface CardPlaceProps {
  /** The share of the row. */
  of: Share;
  /**
   * The minimum width in CSS; with less room the card takes a row of its own.
   * @default '17rem'
   */
  least?: string;
  children: ReactNode;
}

/** The room of a card in its row. */
export function CardPlace({ of, least = '17rem', children }: CardPlaceProps) {
  const minInlineSize = `min(${least}, 100%)`;
  return (
    <div style={{ display: 'grid', flex: shares[of], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize }}>
      <CardBoundary>{children}</CardBoundary>
    </div>
  );
}
