import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../../icons/Icon.tsx';
import { theme } from '../../../theme/theme.ts';
import type { ChatDocument } from '../chat.types.ts';
import { useTabStop } from '../stop.context.ts';
import { DocumentFace } from './DocumentFace.tsx';

/** The documents of a message. A press downloads one: none is opened, as it may hold a script. */
export function MessageDocuments({ documents }: { documents: readonly ChatDocument[] }) {
  const { t } = useLingui();
  const stop = useTabStop();
  return (
    <Root>
      {documents.map((document) => {
        const { id, name, href } = document;
        return (
          <Tile key={id} {...stop} href={href} download={name}>
            <DocumentFace document={document} />
            <Icon icon={Download} label={t({ message: 'Download', context: 'document' })} />
          </Tile>
        );
      })}
    </Root>
  );
}

const { radius, size, space } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 18rem);
  gap: ${space.xs};
`;

const Tile = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: ${size.target};
  padding: ${space.s} ${space.m};
  border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: ${radius.m};
  color: inherit;
  text-decoration: none;

  &:hover {
    border-color: currentColor;
  }
`;
