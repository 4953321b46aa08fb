import { useLingui } from '@lingui/react/macro';
import { FileText, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Name, Image, Root, Row } from './AttachmentList.styles.ts';

export interface Attachment {
  /** Tells it from the others. */
  id: string;
  /** The name of the file. */
  name: string;
  /** Address of a picture of it. */
  image?: string;
}

export interface AttachmentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  attachments: readonly Attachment[];
  /** Called when one should go. Without it, they stay. */
  onRemove?: (removed: { id: string }) => void;
}

/** The files that hang on a thing. For files that are being sent, use `FileUploader`. */
export function AttachmentList({ attachments, onRemove, ...rest }: AttachmentListProps) {
  const { t } = useLingui();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, id: string) => {
    const row = currentTarget.closest('li');
    if (row) moveFocusOutOf(row);
    onRemove?.({ id });
  };
  return (
    <Root role="list" {...rest}>
      {attachments.map(({ id, name, image }) => (
        <Row key={id}>
          <Thumbnail src={image} />
          <Name dir="auto">{name}</Name>
          {onRemove && (
            <IconButton icon={Trash2} size="small" label={t`Remove ${name}`} onClick={(event) => remove(event, id)} />
          )}
        </Row>
      ))}
    </Root>
  );
}

function Thumbnail({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <Image>
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        <Icon icon={FileText} size="menu" />
      )}
    </Image>
  );
}
