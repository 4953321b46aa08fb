import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../icons/Icon.tsx';
import { moveFocusOutOf } from '../../../lib/focus/move-focus-out-of.ts';
import { theme } from '../../../theme/theme.ts';
import { DocumentFace } from '../../chat-message/content/DocumentFace.tsx';
import type { ChatComposerProps, StagedDocument } from '../chat-composer.types.ts';
import { Remove, Staged, Tray } from '../ChatComposer.styles.ts';

interface DocumentTrayProps {
  documents: readonly StagedDocument[];
  onUnstage: ChatComposerProps['onUnstage'] | undefined;
}

/** The documents that wait to be sent. */
export function DocumentTray({ documents, onUnstage }: DocumentTrayProps) {
  const { t } = useLingui();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, id: string) => {
    const item = currentTarget.closest('li');
    if (item) moveFocusOutOf(item);
    onUnstage?.({ id });
  };
  return (
    <Tray role="list" aria-label={t`Documents to send`}>
      {documents.map(({ id, name, bytes }) => (
        <Tile key={id}>
          <DocumentFace document={{ name, bytes }} />
          <Remove type="button" aria-label={t`Remove ${name}`} onClick={(event) => remove(event, id)}>
            <Icon icon={X} />
          </Remove>
        </Tile>
      ))}
    </Tray>
  );
}

const { color, radius, size, space } = theme;

const Tile = styled(Staged)`
  display: grid;
  align-items: center;
  min-block-size: ${size.target};
  max-inline-size: min(16rem, 100%);
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  color: ${color.ink2};
`;
