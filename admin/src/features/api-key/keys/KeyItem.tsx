import {
  ActionsMenu,
  Badge,
  Code,
  CopyButton,
  Heading,
  IconButton,
  Inline,
  type MenuItem,
  Stack,
  StatusPill,
} from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';
import type { ApiKey, KeyStatus } from '@embarque/mocks/api-key/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useGuardedItems } from '../../../access/useGuardedItems.tsx';
import { useSecondsLeft } from '../../../app-state/useSecondsLeft.ts';
import { useAbility } from '../../../session/guards/ability.ts';
import { neededFor, typeWithin } from '../model/api-key.scope.ts';
import { ACTIONS, type KeyAction } from '../model/api-key.types.ts';
import { useKeyStatus } from './useKeyStatus.ts';
import { STATUS_TONES, useKeyTexts } from './useKeyTexts.ts';

interface KeyItemProps {
  apiKey: ApiKey;
  /** Whether nothing can be asked for now: something is sent, or a value is shown that must not be lost. */
  isWaiting: boolean;
  onAsk: (action: KeyAction) => void;
}

const day = (moment: string) => formatShortDay(new Date(moment), { year: true });

/** One key: of its value only the end. Keys that came with the demo show all of it when they are asked to. */
export function KeyItem({ apiKey, isWaiting, onAsk }: KeyItemProps) {
  const { t } = useLingui();
  const { types, statuses, actions } = useKeyTexts();
  const { guard, denial } = useGuardedItems();
  const { name, type, demoValue, end } = apiKey;
  const status = useKeyStatus(apiKey);
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap="s">
      <Inline distribute="between" overflow="shrink">
        <Inline gap="s">
          <Heading level={3}>{name}</Heading>
          <Badge variant="soft">{type === 'full-control' ? t`Full Access` : types[type]}</Badge>
          <StatusPill tone={STATUS_TONES[status]}>{statuses[status]}</StatusPill>
          {demoValue !== null && <Badge variant="soft" tone="info">{t`Sample key`}</Badge>}
        </Inline>
        <ActionsMenu
          label={t`Actions for ${name}`}
          items={ACTIONS[status].map((action) => {
            const item: MenuItem = {
              id: action,
              label: actions[action],
              isDisabled: isWaiting,
              ...(['revoke', 'delete'].includes(action) && { tone: 'danger' }),
              onAction: () => onAsk(action),
            };
            return ['roll', 'renew'].includes(action) ? guard(neededFor(type), item) : item;
          })}
        />
      </Inline>
      <Inline overflow="shrink">
        <bdi dir="ltr">
          <Code>{demoValue !== null && isShown ? demoValue : `emb_…${end}`}</Code>
        </bdi>
        {demoValue !== null && (
          <>
            <IconButton
              size="small"
              icon={isShown ? EyeOff : Eye}
              label={isShown ? t`Hide the key ${name}` : t`Show the key ${name}`}
              onClick={() => setShown(!isShown)}
            />
            <CopyButton text={demoValue} label={t`Copy the key ${name}`} />
          </>
        )}
      </Inline>
      <Dates {...apiKey} status={status} />
      {status !== 'revoked' && <LostRights type={type} />}
      {denial}
    </Stack>
  );
}

/** A key never does more than its owner may do. */
function LostRights({ type }: Pick<ApiKey, 'type'>) {
  const { rights } = useKeyTexts();
  const left = typeWithin(useAbility(), type);
  if (left === type) return null;
  return (
    <p>
      <strong>
        <Trans>It does less than its type: you don't have all of its rights.</Trans>
      </strong>{' '}
      {rights[left]}
    </p>
  );
}

function Dates({ createdAt, createdBy, status, expiresAt, lastUsedAt, overlapEndsAt }: ApiKey) {
  const { t } = useLingui();
  const created = day(createdAt);
  const expires = useExpiry(status, expiresAt);
  const used = lastUsedAt === null ? t`never used` : t`last used ${day(lastUsedAt)}`;
  return (
    <p>
      <Trans>
        Created on {created} by {createdBy}, {expires}, {used}.
      </Trans>{' '}
      {status === 'rolling' && overlapEndsAt !== null && <OldValue until={Date.parse(overlapEndsAt)} />}
    </p>
  );
}

function useExpiry(status: KeyStatus, expiresAt: string | null): string {
  const { t } = useLingui();
  if (expiresAt === null) return t`never expires`;
  return status === 'expired' ? t`expired ${day(expiresAt)}` : t`expires ${day(expiresAt)}`;
}

function OldValue({ until }: { until: number }) {
  const seconds = useSecondsLeft(until);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return (
    <strong>
      <Trans>
        The old value works for another {hours} h {minutes} min.
      </Trans>
    </strong>
  );
}
