import type { ReactElement, ReactNode } from 'react';
import { ErrorBoundary } from '../../components/empty-state/ErrorBoundary.tsx';
import { Card } from './Card.tsx';

export interface CardBoundaryProps {
  /** One card, or several of one place. */
  children: ReactNode;
}

/** Cards that can fail without the rest of the page; the message stands on a card in their place. */
export function CardBoundary({ children }: CardBoundaryProps) {
  return (
    <ErrorBoundary headingLevel={2} frame={onCard}>
      {children}
    </ErrorBoundary>
  );
}

const onCard = (message: ReactElement) => <Card padding="none">{message}</Card>;
