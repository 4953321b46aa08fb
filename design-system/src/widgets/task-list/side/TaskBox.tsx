import { useLingui } from '@lingui/react/macro';
import { MailBox, type MailBoxProps } from '../../mail-box/MailBox.tsx';

export type TaskBoxProps = Omit<MailBoxProps, 'sidebarLabel' | 'onCompose' | 'bar' | 'reader' | 'emptyReader'>;

/** The frame of a list of tasks: lists and tags beside it, over it on narrow windows. It is as high as the window. */
export function TaskBox(props: TaskBoxProps) {
  const { t } = useLingui();
  return <MailBox {...props} sidebarLabel={t`Lists and tags`} />;
}
