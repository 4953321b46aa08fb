export { MailBar, type MailBarProps } from './MailBar.tsx';
export { MailBody, type MailBodyProps } from '../mail-reader/body/MailBody.tsx';
export { MailBox, type MailBoxProps } from './MailBox.tsx';
export {
  MailComposer,
  MailComposerLine,
  type MailComposerProps,
  type MailComposerSize,
  MailComposerText,
} from '../mail-composer/MailComposer.tsx';
export { MailComposerFiles, type MailComposerFilesProps } from '../mail-composer/MailComposerFiles.tsx';
export { type MailFile, MailMessage, type MailMessageProps } from '../mail-reader/MailMessage.tsx';
export { type MailFolder, MailFolders, type MailFoldersProps, type MailLabel } from './MailFolders.tsx';
export { MailList } from '../mail-list/MailList.tsx';
export type {
  MailListHandle,
  MailListProps,
  MailMark,
  MailRowAction,
  MailRowContent,
} from '../mail-list/mail-list.types.ts';
export { MailListSkeleton, type MailListSkeletonProps } from '../mail-list/MailListSkeleton.tsx';
export { MailReader, type MailReaderProps } from '../mail-reader/MailReader.tsx';
export { MailSearch, type MailSearchProps } from './MailSearch.tsx';
export { type SafeBody, sanitiseBody, type SanitiseOptions } from '../mail-reader/body/mail-body.sanitise.ts';
export { useMailSplit } from './useMailSplit.ts';
