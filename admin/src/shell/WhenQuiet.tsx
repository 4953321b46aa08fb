import { IconButton } from '@embarque/design-system';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useIdle } from './useIdle.ts';

export interface WhenQuietProps {
  /** How the button looks until its code is there. */
  icon: LucideIcon;
  label: string;
  /** The button itself, loaded lazily. */
  children: ReactNode;
}

/** A button of the navbar whose code waits until the page has come to rest, or until somebody presses it. */
export function WhenQuiet({ icon, label, children }: WhenQuietProps) {
  const isIdle = useIdle();
  const [isWanted, setWanted] = useState(false);
  const button = <IconButton icon={icon} label={label} onClick={() => setWanted(true)} />;
  return isIdle || isWanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
