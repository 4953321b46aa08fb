import {
  Badge,
  Card,
  DescriptionList,
  Dialog,
  IconButton,
  Inline,
  PersonCell,
  Stack,
  useConfirm,
  useToday,
} from '@embarque/design-system';
import { brandNames, CardForm, type TypedCard } from '@embarque/design-system/account';
import type { UserCard } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useMayDo } from '../../../access/useMayDo.ts';
import { useCountryName } from '../../../people/useNames.ts';
import { attempts } from '../users.attempts.ts';
import type { UserPartProps } from '../view/user.parts.ts';
import { UserPlan } from '../view/UserPlan.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { brandOf, typedExpiry, writtenExpiry } from './user.cards.ts';

type TabProps = Pick<UserPartProps, 'access'>;

/** The plan, the cards it is paid with, and the address of the bills. */
export function BillingTab({ access }: TabProps) {
  return (
    <Stack gap="gap">
      <UserPlan access={access} />
      <CardsCard access={access} />
      <AddressCard access={access} />
    </Stack>
  );
}

function CardsCard({ access }: TabProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<UserCard | 'new'>();
  const { ask, dialog } = useConfirm();
  const { cards } = access.answer.account;
  const close = () => setEdited(undefined);

  const save = (typed: TypedCard) => {
    const isNew = edited === 'new';
    const changed = { name: typed.name, expiry: typedExpiry(typed.expiry) };
    const added: UserCard = {
      id: cards.reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
      brand: brandOf(typed.number),
      last4: typed.number.slice(-4),
      isPrimary: cards.length === 0,
      ...changed,
    };
    const next = isNew
      ? [...cards, added]
      : cards.map((card) => (card.id === edited?.id ? { ...card, ...changed } : card));
    access.change('cards', { cards: next });
    close();
  };
  const remove = async (card: UserCard) => {
    const isSure = await ask({
      title: t`Delete the card that ends in ${card.last4}?`,
      children: t`It can no longer be used for payments here.`,
      confirmLabel: t`Delete`,
      tone: 'danger',
    });
    if (isSure) access.change('cards', { cards: cards.filter(({ id }) => id !== card.id) });
  };

  return (
    <Card
      title={t`Payment methods`}
      actions={
        <GuardedButton attempt={attempts.edit} size="small" onClick={() => setEdited('new')}>
          <Trans>Add card</Trans>
        </GuardedButton>
      }
    >
      <Stack as="ul" role="list" gap="l">
        {cards.map((card) => (
          <CardLine key={card.id} card={card} onEdit={() => setEdited(card)} onDelete={() => void remove(card)} />
        ))}
      </Stack>
      {dialog}
      {edited && (
        <Dialog
          isOpen
          size="small"
          title={edited === 'new' ? t`Add new card` : t`Edit card`}
          initialFocus="field"
          onClose={close}
        >
          <CardForm
            {...(edited !== 'new' && { edited: { name: edited.name, expiry: writtenExpiry(edited.expiry) } })}
            onSubmit={save}
            onCancel={close}
          />
        </Dialog>
      )}
    </Card>
  );
}

interface CardLineProps {
  card: UserCard;
  onEdit: () => void;
  onDelete: () => void;
}

function CardLine({ card, onEdit, onDelete }: CardLineProps) {
  const { t } = useLingui();
  const mayEdit = useMayDo()(attempts.edit);
  const isExpired = card.expiry < useToday().slice(0, 7);
  const brand = card.brand === 'other' ? t({ message: 'Card', context: 'payment' }) : brandNames[card.brand];
  const name = `${brand} •••• ${card.last4}`;
  const [year, month] = card.expiry.split('-');
  return (
    <Inline as="li" distribute="between" gap="m" overflow="shrink">
      <Inline gap="s">
        <PersonCell name={name} detail={isExpired ? t`Expired ${month}/${year}` : t`Good until ${month}/${year}`} />
        {card.isPrimary && (
          <Badge tone="primary">
            <Trans context="card">Primary</Trans>
          </Badge>
        )}
        {isExpired && (
          <Badge tone="danger">
            <Trans context="card">Expired</Trans>
          </Badge>
        )}
      </Inline>
      {mayEdit && (
        <Inline gap="s" overflow="shrink" style={{ flex: 'none' }}>
          <IconButton icon={Pencil} variant="outline" size="small" label={t`Edit ${name}`} onClick={onEdit} />
          <IconButton
            icon={Trash2}
            variant="outline"
            size="small"
            tone="danger"
            label={t`Delete ${name}`}
            onClick={onDelete}
          />
        </Inline>
      )}
    </Inline>
  );
}

function AddressCard({ access }: TabProps) {
  const { t } = useLingui();
  const countryName = useCountryName();
  const [isOpen, setOpen] = useState(false);
  const { address, billingEmail } = access.answer.account;
  return (
    <Card
      title={t`Billing address`}
      actions={
        <GuardedButton attempt={attempts.edit} size="small" variant="outline" onClick={() => setOpen(true)}>
          <Trans>Edit address</Trans>
        </GuardedButton>
      }
    >
      <DescriptionList
        items={[
          { term: t`Name`, value: `${address.firstName} ${address.lastName}`.trim() },
          { term: t({ message: 'Company', context: 'employer' }), value: address.company },
          { term: t`Billing email`, value: billingEmail },
          { term: t`Tax ID`, value: address.taxId },
          { term: t({ message: 'Address', context: 'bills' }), value: `${address.street}, ${address.city}` },
          { term: t({ message: 'State', context: 'address' }), value: address.state },
          { term: t`Country`, value: countryName(address.country) },
          { term: t`Postal code`, value: address.postalCode },
        ]}
      />
      {isOpen && <AddressDialog access={access} onClose={() => setOpen(false)} />}
    </Card>
  );
}
