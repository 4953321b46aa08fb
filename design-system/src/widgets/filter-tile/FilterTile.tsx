import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Figure, Figures, Label, Note, Root } from './FilterTile.styles.ts';

export interface FilterTileProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  /** The name of what is counted. */
  label: string;
  /** How many there are; left out while they are being counted. */
  value: number | undefined;
  /** A quieter line below, such as the same figure of a larger whole. */
  note?: ReactNode;
  icon: LucideIcon;
  /** @default 'primary' */
  tone?: Tone;
  /** Whether the list shows nothing but these. */
  isPressed: boolean;
}

/** A figure as a button that narrows a list to what it counts. For a figure that only informs, use `StatCard`. */
export function FilterTile({ label, value, note, icon, tone = 'primary', isPressed, ...rest }: FilterTileProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(undefined);
  return (
    <Root type="button" {...rest} aria-pressed={isPressed}>
      <Figures>
        <Label>{label}</Label>{' '}
        <Figure>
          {value === undefined ? (
            <>
              <Skeleton width="4ch" />
              <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
            </>
          ) : (
            formatValue(value)
          )}
        </Figure>{' '}
        {note && <Note>{value === undefined ? <Skeleton width="9ch" /> : note}</Note>}
      </Figures>
      <Avatar name={label} icon={icon} tone={tone} variant="soft" isDecorative />
    </Root>
  );
}
