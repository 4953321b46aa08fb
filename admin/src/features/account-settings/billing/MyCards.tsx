import {
  Badge,
  Button,
  Dialog,
  EmptyState,
  focusWhenLost,
  Inline,
  ListGroup,
  ListGroupItem,
  Stack,
  useHasPassed,
} from '@embarque/design-system';
import { brandNames, type CardBrand, CardBrandMark, CardForm } from '@embarque/design-system/account';
import type { AccountCard } from '@embarque/mocks/account-setting/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAccount } from '../useAccount.ts';

const isBrand = (brand: string): brand is CardBrand => Object.hasOwn(brandNames, brand);

/** A card is good until the last day of its month. */
const endOf = (expiry: string): number =>
  new Date(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2))).getTime();

/** The cards that are kept. */
export function MyCards() {
  const { t } = useLingui();
  const { state, change } = useAccount();
  const [edited, setEdited] = useState<AccountCard | null>(null);
  const list = useRef<HTMLUListElement>(null);
  if (state.cards.length === 0) {
    return <EmptyState headingLevel={4} title={t`No cards yet`}>{t`Add one beside this.`}</EmptyState>;
  }
  return (
    <>
      <ListGroup ref={list}>
        {state.cards.map((card) => (
          <KeptCard
            key={card.id}
            card={card}
            onEdit={() => setEdited(card)}
            onGone={() => focusWhenLost(() => list.current?.querySelector('button'))}
          />
        ))}
      </ListGroup>
      <Dialog isOpen={edited !== null} title={t`Edit card`} initialFocus="field" onClose={() => setEdited(null)}>
        {edited && (
          <CardForm
            edited={edited}
            onCancel={() => setEdited(null)}
            onSubmit={({ name, expiry }) => {
              change({ type: 'card changed', id: edited.id, last4: edited.last4, name, expiry });
              setEdited(null);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface KeptCardProps {
  card: AccountCard;
  onEdit: () => void;
  /** Called when the card was deleted. */
  onGone: () => void;
}

function KeptCard({ card, onEdit, onGone }: KeptCardProps) {
  const { t } = useLingui();
  const { change } = useAccount();
  const { id, brand, last4, name, expiry, isPrimary } = card;
  const edit = useRef<HTMLButtonElement>(null);
  const month = `${expiry.slice(0, 2)}/${expiry.slice(2)}`;
  const isOver = useHasPassed(endOf(expiry));
  return (
    <ListGroupItem>
      <Stack gap="s">
        <Inline>
          {isBrand(brand) && <CardBrandMark brand={brand} />}
          <strong>{name}</strong>
          {isPrimary && (
            <Badge>
              <Trans context="card">Primary</Trans>
            </Badge>
          )}
          {isOver && (
            <Badge tone="danger">
              <Trans context="card">Expired</Trans>
            </Badge>
          )}
        </Inline>
        <span>
          <bdi dir="ltr">•••• •••• •••• {last4}</bdi>
        </span>
        <small>{isOver ? t`Card expired in ${month}` : t`Card expires in ${month}`}</small>
        <Inline>
          <Button ref={edit} size="small" variant="soft" aria-label={t`Edit card ending in ${last4}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          {!isPrimary && (
            <Button
              size="small"
              variant="outline"
              aria-label={t`Make primary: card ending in ${last4}`}
              onClick={() => {
                change({ type: 'card made primary', id, last4 });
                focusWhenLost(() => edit.current);
              }}
            >
              <Trans>Make primary</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="outline"
            tone="danger"
            isIdle={isPrimary}
            aria-label={t`Delete card ending in ${last4}`}
            {...(isPrimary && { 'aria-description': t`Choose another primary card first.` })}
            onClick={() => {
              change({ type: 'card deleted', id, last4 });
              onGone();
            }}
          >
            <Trans>Delete</Trans>
          </Button>
        </Inline>
      </Stack>
    </ListGroupItem>
  );
}
