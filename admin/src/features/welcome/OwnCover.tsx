import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Inline,
  ListGroup,
  ListGroupItem,
  OnDemand,
  Skeleton,
  Stack,
  StatusPill,
  type Tone,
} from '@embarque/design-system';
import type { OwnEsim, OwnPolicy } from '@embarque/mocks/own-cover/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { loadOwnCover } from './own-cover.api.ts';
import { OwnInvoices } from './OwnInvoices.tsx';
import { OwnOrders } from './OwnOrders.tsx';

const loadDialog = () => import('./EsimDialog.tsx');

/** The lists show the latest: what is long over helps nobody. */
const SHOWN = 6;

/** The person's own policies, eSIMs, orders and invoices, which the demo alone knows of. */
export function OwnCover({ email, fullName }: { email: string; fullName: string }) {
  const { t } = useLingui();
  const result = useQuery(loadOwnCover, email);
  const tryAgain = useQueryRetry(result);
  if (result.error !== null) {
    return (
      <Card>
        <ErrorState
          headingLevel={2}
          title={t`Couldn't load your policies and eSIMs`}
          onRetry={tryAgain}
          isRetrying={result.isLoading}
        >
          <ErrorText error={result.error} />
        </ErrorState>
      </Card>
    );
  }
  if (!result.data) return <Skeleton shape="block" height="20rem" />;
  return (
    <Grid minCell="28rem" lastRow="stretch">
      <PoliciesCard policies={result.data.policies.slice(0, SHOWN)} />
      <EsimsCard esims={result.data.esims.slice(0, SHOWN)} />
      <OwnOrders orders={result.data.orders.slice(0, SHOWN)} />
      <OwnInvoices fullName={fullName} />
    </Grid>
  );
}

const POLICY_TONES: Record<OwnPolicy['status'], Tone> = {
  planned: 'info',
  running: 'success',
  ended: 'secondary',
  cancelled: 'danger',
};

function PoliciesCard({ policies }: { policies: readonly OwnPolicy[] }) {
  const { t } = useLingui();
  const statuses: Record<OwnPolicy['status'], string> = {
    planned: t({ message: 'Planned', context: 'policy' }),
    running: t({ message: 'In force', context: 'policy' }),
    ended: t({ message: 'Ended', context: 'policy' }),
    cancelled: t({ message: 'Cancelled', context: 'policy' }),
  };
  return (
    <Card title={t`Your policies`}>
      {policies.length === 0 ? (
        <EmptyState title={t`No policies yet`} />
      ) : (
        <ListGroup variant="flush">
          {policies.map((policy) => (
            <ListGroupItem
              key={policy.id}
              end={<StatusPill tone={POLICY_TONES[policy.status]}>{statuses[policy.status]}</StatusPill>}
            >
              <CoverText cover={policy} />
            </ListGroupItem>
          ))}
        </ListGroup>
      )}
    </Card>
  );
}

const ESIM_TONES: Record<OwnEsim['status'], Tone> = {
  waiting: 'warning',
  active: 'success',
  used: 'secondary',
  cancelled: 'danger',
};

function EsimsCard({ esims }: { esims: readonly OwnEsim[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<OwnEsim | null>(null);
  const close = () => setShown(null);
  const statuses: Record<OwnEsim['status'], string> = {
    waiting: t({ message: 'Not active yet', context: 'eSIM' }),
    active: t({ message: 'Active', context: 'eSIM' }),
    used: t({ message: 'Used up', context: 'eSIM' }),
    cancelled: t({ message: 'Cancelled', context: 'eSIM' }),
  };
  return (
    <Card title={t`Your eSIMs`}>
      {esims.length === 0 ? (
        <EmptyState title={t`No eSIMs yet`} />
      ) : (
        <ListGroup variant="flush">
          {esims.map((esim) => (
            <ListGroupItem
              key={esim.id}
              end={
                <Inline gap="s" distribute="end" style={narrow}>
                  <StatusPill tone={ESIM_TONES[esim.status]}>{statuses[esim.status]}</StatusPill>
                  {esim.status !== 'cancelled' && (
                    <Button
                      size="small"
                      variant="outline"
                      aria-label={t`Show the QR code of ${esim.product}, ${esim.id}`}
                      onClick={() => setShown(esim)}
                    >
                      <Trans>QR code</Trans>
                    </Button>
                  )}
                </Inline>
              }
            >
              <CoverText cover={esim} />
            </ListGroupItem>
          ))}
        </ListGroup>
      )}
      {shown && (
        <OnDemand load={loadDialog} onMissing={close}>
          {({ EsimDialog }) => <EsimDialog esim={shown} onClose={close} />}
        </OnDemand>
      )}
    </Card>
  );
}

/** Pill and button stand one above the other where the days need the room. */
const narrow = { flex: '0 0 33%', minInlineSize: 'min-content' } as const;

/** A number breaks at no hyphen, and two days stay beside each other. */
const whole = { whiteSpace: 'nowrap' } as const;

const dayOf = (day: string) => formatDay(new Date(`${day}T12:00`));

function CoverText({
  cover: { id, saleId, product, startsOn, endsOn, amount, currency },
}: {
  cover: OwnPolicy | OwnEsim;
}) {
  const [from, to, price] = [dayOf(startsOn), dayOf(endsOn), formatMoney(amount, currency)];
  return (
    <Stack gap="xs">
      <strong>
        {product} · <span style={whole}>{id}</span>
      </strong>
      <small>
        <Trans>
          <span style={whole}>
            {from} to {to}
          </span>{' '}
          · order <span style={whole}>{saleId}</span> · <span style={whole}>{price}</span>
        </Trans>
      </small>
    </Stack>
  );
}
