import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import type { ComposerContext } from './chat-composer.types.ts';
import { ContextBar } from './ChatComposer.styles.ts';

interface ComposerContextBarProps {
  context: ComposerContext;
  onCancel: (() => void) | undefined;
}

/** Says which message is answered or changed. */
export function ComposerContextBar({ context: { kind, sender, text }, onCancel }: ComposerContextBarProps) {
  const { t } = useLingui();
  return (
    <ContextBar>
      <span>
        <strong>{kind === 'edit' ? <Trans>Edit message</Trans> : <Trans>Reply to {sender}</Trans>}</strong>{' '}
        <bdi>{text}</bdi>
      </span>
      {onCancel && (
        <IconButton
          icon={X}
          size="small"
          label={kind === 'edit' ? t`Cancel editing` : t`Cancel reply`}
          onClick={onCancel}
        />
      )}
    </ContextBar>
  );
}
