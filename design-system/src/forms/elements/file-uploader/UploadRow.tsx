import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Progress } from '../../../components/progress/Progress.tsx';
import { moveFocusOutOf } from '../../../lib/focus/move-focus-out-of.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Detail, Name, Image, Row, Verdict, Text } from './UploadRow.styles.ts';
import { formatBytes, type UploadItem } from './uploads.ts';

interface UploadRowProps {
  item: UploadItem;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** One file, how far it has come, and what can be done about it. */
export function UploadRow({ item: { file, preview, state }, onRemove, onCancel, onRetry }: UploadRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const [isBroken, setBroken] = useState(false);
  const { name } = file;
  const isSending = state.status === 'sending';
  const remove = () => {
    if (row.current) moveFocusOutOf(row.current);
    onRemove();
  };

  return (
    <Row ref={row}>
      <Image>
        {preview && !isBroken ? (
          <img src={preview} alt="" onError={() => setBroken(true)} />
        ) : (
          <Icon icon={FileText} size="menu" />
        )}
      </Image>
      <Text>
        <Name dir="auto">{name}</Name>
        <Detail>
          <bdi dir="ltr">{formatBytes(file.size)}</bdi>
          {state.status === 'sent' && (
            <Verdict data-verdict="good">
              <Icon icon={CircleCheck} />
              <Trans>Uploaded</Trans>
            </Verdict>
          )}
          {state.status === 'failed' && (
            <Verdict data-verdict="bad">
              <Icon icon={CircleAlert} />
              <Trans>Not uploaded</Trans>
            </Verdict>
          )}
        </Detail>
        {isSending && <Progress label={t`Uploading ${name}`} value={state.share} max={1} size="small" />}
      </Text>
      {state.status === 'failed' && (
        <IconButton
          icon={RotateCw}
          label={t`Try ${name} again`}
          size="small"
          onClick={({ currentTarget }) => {
            moveFocusOutOf(currentTarget);
            onRetry();
          }}
        />
      )}
      <IconButton
        icon={X}
        label={isSending ? t`Stop ${name}` : t`Remove ${name}`}
        size="small"
        onClick={isSending ? onCancel : remove}
      />
    </Row>
  );
}
