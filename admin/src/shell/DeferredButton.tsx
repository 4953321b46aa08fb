import { Badge, BadgeAnchor, HandOver, IconButton, type Tone } from '@embarque/design-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as deferred from './deferred-code.ts';
import { useDeferredCode } from './DeferredCodeProvider.tsx';

export interface DeferredButtonProps {
  /** How the button looks until its code is there. */
  icon: LucideIcon;
  label: string;
  /** The number on its badge until then; zero shows none. */
  count: number;
  countTone: Tone;
  /** The button itself. */
  children: (code: typeof deferred) => ReactNode;
}

/** A button of the navbar whose code is loaded later, or with a press. */
export function DeferredButton({ icon, label, count, countTone, children }: DeferredButtonProps) {
  const { code, ask } = useDeferredCode();
  return (
    <HandOver
      ask={ask}
      isReady={code !== undefined}
      standIn={
        <BadgeAnchor
          placement="within"
          badge={
            count > 0 && (
              <Badge aria-hidden tone={countTone} variant="solid">
                {count}
              </Badge>
            )
          }
        >
          <IconButton icon={icon} label={label} />
        </BadgeAnchor>
      }
    >
      {code && children(code)}
    </HandOver>
  );
}
