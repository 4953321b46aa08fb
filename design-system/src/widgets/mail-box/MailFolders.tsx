import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, PenLine } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Entries, Heading, Places, SideFoot } from './MailFolders.styles.ts';
import { SideEntry } from './SideEntry.tsx';

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
              <SideEntry {...folder} onFollow={onFollow} />
            </li>
          ))}
        </Entries>
      </nav>
      <Heading id={id}>{t({ message: 'Labels', context: 'tags' })}</Heading>
      <nav aria-labelledby={id}>
        <Entries role="list">
          {labels.map((label) => (
            <li key={label.id}>
              <SideEntry {...label} onFollow={onFollow} />
            </li>
          ))}
        </Entries>
      </nav>
      {foot && <SideFoot>{foot}</SideFoot>}
    </Places>
  );
}
