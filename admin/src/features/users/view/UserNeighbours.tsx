import { ButtonLink, Icon, Inline } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { loadAllUsers } from '../../../people/users/users.api.ts';
import { readUsersQuery } from '../../../people/users/users.query.ts';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../preferences/PreferencesProvider.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { withParams } from '../../../query/search-params.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { userHref } from '../users.paths.ts';

/** The users before and after this one in the list that led here. */
export function UserNeighbours({ id }: { id: number }) {
  const { t } = useLingui();
  const { direction } = usePreferences();
  const [backward, forward] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const [searchParams] = useSearchQuery();
  const { page: _, perPage: __, ...query } = readUsersQuery(searchParams);
  const { data } = useQuery(loadAllUsers, query);
  const index = data?.findIndex((user) => user.id === id) ?? -1;
  const before = data?.[index - 1];
  const after = index < 0 ? undefined : data?.[index + 1];
  const [position, total] = [formatNumber(index + 1), formatNumber(data?.length ?? 0)];
  const list = withParams(searchParams, { tab: undefined, panel: undefined }).toString();

  return (
    <Inline as="nav" aria-label={t`Users of the list`} distribute="between" style={{ minBlockSize: '2.25rem' }}>
      <ButtonLink
        variant="outline"
        size="small"
        tone="secondary"
        icon={List}
        href={`${paths.users}${list && `?${list}`}`}
      >
        <Trans>Back to the list</Trans>
      </ButtonLink>
      {index >= 0 && (
        <Inline gap="s">
          {before && (
            <ButtonLink
              variant="outline"
              size="small"
              tone="secondary"
              icon={backward}
              href={userHref(before.id, searchParams)}
            >
              <Trans context="user">Previous</Trans>
            </ButtonLink>
          )}
          <bdi>
            <Trans>
              {position} of {total}
            </Trans>
          </bdi>
          {after && (
            <ButtonLink variant="outline" size="small" tone="secondary" href={userHref(after.id, searchParams)}>
              <Trans context="user">Next</Trans>
              <Icon icon={forward} />
            </ButtonLink>
          )}
        </Inline>
      )}
    </Inline>
  );
}
