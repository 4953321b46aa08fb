import type { LucideIcon } from 'lucide-react';
import { Badge } from '../../components/badges/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { useLink } from '../../theme/provider/links.ts';
import type { Tone } from '../../theme/tones.ts';
import { Entry, EntryDot } from './MailFolders.styles.ts';

export interface SideEntryProps {
  /** Its name. */
  label: string;
  href: string;
  /** Whether it is on screen. */
  isCurrent: boolean;
  /** Stands before the name. */
  icon?: LucideIcon;
  /** The colour of a dot before the name, in place of an icon. */
  tone?: Tone;
  /** A number at the end; none is shown for zero. */
  count?: number;
  /** The meaning of the number: "3 unread". */
  countLabel?: string | undefined;
  /** @default 'primary' */
  countTone?: Tone;
  /** Called when it is followed. */
  onFollow?: (() => void) | undefined;
}

/** A link to a list, beside that list. */
export function SideEntry(props: SideEntryProps) {
  const { label, href, isCurrent, icon, tone, count = 0, countLabel, countTone = 'primary', onFollow } = props;
  const link = useLink(href, onFollow);
  const formatValue = useNumberFormat(undefined);
  return (
    <Entry {...link} aria-current={isCurrent ? 'page' : undefined}>
      {icon ? <Icon icon={icon} size="menu" /> : <EntryDot data-tone={tone} aria-hidden />}
      <span>{label}</span>
      {count > 0 && (
        <Badge tone={countTone} variant={isCurrent ? 'solid' : 'soft'} label={countLabel}>
          {formatValue(count)}
        </Badge>
      )}
    </Entry>
  );
}
