import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { formatBytes } from '../../../forms/elements/file-uploader/uploads.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { theme } from '../../../theme/theme.ts';
import type { ChatDocument } from '../chat.types.ts';

interface DocumentFaceProps {
  document: Pick<ChatDocument, 'name' | 'bytes'>;
}

/** The name of a document, its kind and how large it is. */
export function DocumentFace({ document }: DocumentFaceProps) {
  return (
    <Root>
      <Icon icon={FileText} size="menu" />
      <Lines>
        <Name title={document.name}>{document.name}</Name> <Detail>{detailOf(document)}</Detail>
      </Lines>
    </Root>
  );
}

/** `PDF · 1,2 MB` */
function detailOf({ name, bytes }: Pick<ChatDocument, 'name' | 'bytes'>): string {
  const ending = /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase();
  return [ending, formatBytes(bytes)].filter(Boolean).join(' · ');
}

const { space, text, weight } = theme;

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;
`;

const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  text-align: start;
`;

const Name = styled.bdi`
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Detail = styled.span`
  font-size: ${text.caption};
`;
