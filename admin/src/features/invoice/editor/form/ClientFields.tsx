import { ComboBox, OnDemand, Stack } from '@embarque/design-system';
import type { InvoiceClient } from '@embarque/mocks/invoice/contract';
import { useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import type { EditorPartProps } from '../editor.types.ts';
import { useMistake } from './useMistake.ts';
import { useGuardedItems } from '../../../../access/useGuardedItems.tsx';
import { attempts } from '../../invoice.attempts.ts';

const NEW_CLIENT = 'new client';
const loadPanel = () => import('./ClientPanel.tsx');

/** The client of a new invoice is chosen or added; that of an invoice stays. */
export function ClientFields({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const isNew = useActorState(actor, ({ context }) => context.id === null);
  const client = useActorState(actor, ({ context }) => context.draft.client);
  const clients = useActorState(actor, ({ context }) => context.clients);
  const isAdding = useActorState(actor, (state) => !state.matches({ ready: { client: 'chosen' } }));
  const mistakeOf = useMistake(actor);
  const { allows, denial } = useGuardedItems();

  return (
    <Stack gap="m">
      {isNew && (
        <ComboBox
          label={t`Invoice to`}
          placeholder={t`Search clients…`}
          value={isAdding ? NEW_CLIENT : client && keyOf(client)}
          options={[
            { value: NEW_CLIENT, label: t`Add New Customer`, icon: UserPlus },
            ...clients.map((each) => ({ value: keyOf(each), label: each.name, description: each.companyEmail })),
          ]}
          errorMessage={mistakeOf('no client')}
          onChange={({ value }) => {
            if (value === NEW_CLIENT && allows(attempts.create)) actor.send({ type: 'new client requested' });
            const chosen = clients.find((each) => keyOf(each) === value);
            if (chosen) actor.send({ type: 'client chosen', client: chosen });
          }}
        />
      )}
      {client !== null && <ClientBlock client={client} isNamed={!isNew} />}
      {isAdding && (
        <OnDemand load={loadPanel} onMissing={() => actor.send({ type: 'new client cancelled' })}>
          {({ ClientPanel }) => <ClientPanel actor={actor} />}
        </OnDemand>
      )}
      {denial}
    </Stack>
  );
}

const keyOf = ({ name, companyEmail }: InvoiceClient) => `${name} ${companyEmail}`;

/** The chosen client, to be read. */
function ClientBlock({ client, isNamed }: { client: InvoiceClient; isNamed: boolean }) {
  const { t } = useLingui();
  const { name, company, address, country, contact, companyEmail } = client;
  const lines = [company, [address, country].filter(Boolean).join(', '), contact, companyEmail];
  return (
    <Stack as="section" gap="xs" aria-label={t({ message: 'Client', context: 'of an invoice' })}>
      {isNamed && <span>{t`Invoice to`}</span>}
      <strong>{name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </Stack>
  );
}
