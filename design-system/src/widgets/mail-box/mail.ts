export { MailBar, type MailBarProps } from './MailBar.tsx';
export { MailBody, type MailBodyProps } from '../mail-reader/body/MailBody.tsx';
export { sanitiseBody, type SafeBody, type SanitiseOptions } from '../mail-reader/body/mail-body.sanitise.ts';
export { MailBox, type MailBoxProps } from './MailBox.tsx';
export {
  MailComposer,
  MailComposerLine,
  type MailComposerProps,
  type MailComposerSize,
  MailComposerText,
} from '../mail-composer/MailComposer.tsx';
export { MailComposerFiles, type MailComposerFilesProps } from '../mail-composer/MailComposerFiles.tsx';
export { type MailFolder, MailFolders, type MailFoldersProps, type MailLabel } from './MailFolders.tsx';
export { type MailFile, MailMessage, type MailMessageProps } from '../mail-reader/MailMessage.tsx';
export { MailList, type MailListProps } from '../mail-list/MailList.tsx';
export type { MailListHandle, MailMark, MailRowContent } from '../mail-list/mail-list.types.ts';
export { MailListSkeleton, type MailListSkeletonProps } from '../mail-list/MailListSkeleton.tsx';
export { MailSearch, type MailSearchProps } from './MailSearch.tsx';
export { MailReader, type MailReaderProps } from '../mail-reader/MailReader.tsx';
