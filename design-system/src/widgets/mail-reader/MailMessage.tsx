import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronDown, Paperclip } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { DescriptionList, type Description } from '../../components/description-list/DescriptionList.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import type { MenuItems } from '../../components/dropdowns/menu.types.ts';
import { Popover } from '../../components/popovers/Popover.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { isSafeFile, safeFileName } from './mail-files.ts';
import { Address, File, Files, From, Letter, When, Who, Text } from './MailReader.styles.ts';

export interface MailFile {
  fileName: string;
  /** How large it is, as people read it: "482 kB". */
  size: string;
  /** Address of the file; one that is not of a file is left out. */
  url?: string;
}

export interface MailMessageProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The sender. */
  from: { name: string; email: string; avatar?: string };
  /** From, to and date, behind the sender's address. */
  details: readonly Description[];
  /** When it was written, as people read it. */
  time: string;
  /** The same for machines: ISO 8601. */
  dateTime: string;
  /** The actions on this message. */
  actions: MenuItems;
  files?: readonly MailFile[];
  /** `MailBody`. */
  children: ReactNode;
}

/** One mail of a conversation: who wrote it, what it says, and the files that came with it. */
export function MailMessage({
  from,
  details,
  time,
  dateTime,
  actions,
  files = [],
  children,
  ...rest
}: MailMessageProps) {
  const { t } = useLingui();
  const { name, email, avatar } = from;
  return (
    // Focusable, because opening the message moves focus to it.
    <Letter tabIndex={-1} {...rest} aria-label={t`Message from ${name}`}>
      <From>
        <Avatar name={name} src={avatar} isDecorative />
        <Who>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <Popover
            placement="bottom start"
            size="card"
            trigger={
              <Button variant="ghost" tone="secondary" size="small" aria-label={t`${email}: show details`}>
                <Address dir="ltr">{email}</Address>
                <Icon icon={ChevronDown} />
              </Button>
            }
          >
            <DescriptionList items={details} />
          </Popover>
        </Who>
        <When dateTime={dateTime}>
          <bdi dir="ltr">{time}</bdi>
        </When>
        <ActionsMenu label={t`Actions for the message from ${name}`} items={actions} />
      </From>
      <Text>{children}</Text>
      {files.length > 0 && (
        <Files>
          <h4>
            <Plural value={files.length} one="# attachment" other="# attachments" />
          </h4>
          <ul role="list">
            {files.map((file, index) => (
              // Two files may have the same name, and files of a mail do not change places.
              <li key={index}>
                <Attachment {...file} />
              </li>
            ))}
          </ul>
        </Files>
      )}
    </Letter>
  );
}

function Attachment({ fileName, size, url }: MailFile) {
  const name = safeFileName(fileName);
  const content = (
    <>
      <Icon icon={Paperclip} />
      <bdi>{name}</bdi>
      <span>
        <bdi dir="ltr">{size}</bdi>
      </span>
    </>
  );
  if (!url || !isSafeFile(url)) return <File>{content}</File>;
  return (
    <File as="a" href={url} download={name} rel="noopener noreferrer">
      {content}
    </File>
  );
}
