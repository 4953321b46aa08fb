import { Inline, Loading, Skeleton, Stack, StatusPill } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../i18n/format.ts';
import { useQuery } from '../query/useQuery.ts';
import { loadFacts } from './references.api.ts';
import type { Mention } from './references.types.ts';
import { useReferenceLabels } from './useReferenceLabels.ts';

/** The facts of a thing as they are now. */
export function ReferenceCard({ kind, id }: Pick<Mention, 'kind' | 'id'>) {
  const { t } = useLingui();
  const { data, error, isLoading } = useQuery(loadFacts, { kind, id });
  const { kinds, whatOf, statusOf, toneOf } = useReferenceLabels(kind);
  if (error !== null) return <span>{t`Couldn't load this. Follow the link to try again.`}</span>;
  if (isLoading && !data) {
    return (
      <Loading>
        <Stack gap="s">
          <Skeleton width="60%" />
          <Skeleton />
        </Stack>
      </Loading>
    );
  }
  if (!data) return <span>{t`It no longer exists.`}</span>;
  const { title, who, what, status, money } = data;
  return (
    <Stack gap="xs">
      <Inline distribute="between">
        <small>{kinds[kind]}</small>
        <StatusPill tone={toneOf(status)}>{statusOf(status)}</StatusPill>
      </Inline>
      <strong>
        <bdi>{kind === 'user' ? title : who}</bdi>
      </strong>
      <span>
        <bdi>{kind === 'user' ? who : whatOf(what)}</bdi>
      </span>
      <Inline distribute="between">
        <bdi>{kind === 'user' ? what : title}</bdi>
        {money && <strong>{formatMoney(money.amount, money.currency)}</strong>}
      </Inline>
    </Stack>
  );
}
