import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, PenLine } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Badge } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { useLink } from '../../theme/provider/links.ts';
import type { Tone } from '../../theme/tones.ts';
import { Entries, Entry, EntryDot, Heading, Places, SideFoot } from './MailFolders.styles.ts';

interface MailPlace {
  id: string;
  /** Its name. */
  label: string;
  /** The link of the folder. */
  href: string;
  /** Whether it is on screen. */
  isCurrent: boolean;
}

export interface MailFolder extends MailPlace {
  icon: LucideIcon;
  /** A number that waits for attention; none is shown for zero. */
  count?: number;
  /** The meaning of the number: "3 unread". */
  countLabel?: string;
  /** @default 'primary' */
  countTone?: Tone;
}

export interface MailLabel extends MailPlace {
  /** The colour of its dot. */
  tone: Tone;
}

export interface MailFoldersProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  folders: readonly MailFolder[];
  labels: readonly MailLabel[];
  /** Called when a mail is to be written. */
  onCompose: () => void;
  /** Called when an entry is followed. */
  onFollow?: () => void;
  /** Stands at the foot: settings of the mailbox. */
  foot?: ReactNode;
}

/** The folders and labels of a mailbox. */
export function MailFolders({ folders, labels, onCompose, onFollow, foot, ...rest }: MailFoldersProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Places {...rest}>
      <Button icon={PenLine} width="full" onClick={() => onCompose()}>
        {t`Compose`}
      </Button>
      <nav aria-label={t`Folders`}>
        <Entries role="list">
          {folders.map((folder) => (
            <li key={folder.id}>
              <Folder {...folder} onFollow={onFollow} />
            </li>
          ))}
        </Entries>
      </nav>
      <Heading id={id}>{t({ message: 'Labels', context: 'tags' })}</Heading>
      <nav aria-labelledby={id}>
        <Entries role="list">
          {labels.map((label) => (
            <li key={label.id}>
              <Label {...label} onFollow={onFollow} />
            </li>
          ))}
        </Entries>
      </nav>
      {foot && <SideFoot>{foot}</SideFoot>}
    </Places>
  );
}

type Following = Pick<MailFoldersProps, 'onFollow'>;

function Folder({
  label,
  href,
  icon,
  count = 0,
  countLabel,
  countTone = 'primary',
  isCurrent,
  onFollow,
}: MailFolder & Following) {
  const link = useLink(href, onFollow);
  const formatValue = useNumberFormat(undefined);
  return (
    <Entry {...link} aria-current={isCurrent ? 'page' : undefined}>
      <Icon icon={icon} size="menu" />
      <span>{label}</span>
      {count > 0 && (
        <Badge tone={countTone} variant={isCurrent ? 'solid' : 'soft'} label={countLabel}>
          {formatValue(count)}
        </Badge>
      )}
    </Entry>
  );
}

function Label({ label, href, tone, isCurrent, onFollow }: MailLabel & Following) {
  const link = useLink(href, onFollow);
  return (
    <Entry {...link} aria-current={isCurrent ? 'page' : undefined}>
      <EntryDot data-tone={tone} aria-hidden />
      <span>{label}</span>
    </Entry>
  );
}
