import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { inThousands } from '@embarque/design-system';

/** How many comments there are: "19,1k comments". */
export function useCountOfComments(): (count: number) => string {
  const { t } = useLingui();
  return (count) => {
    const written = inThousands(count);
    return t`${plural(count, { 0: 'No comments yet', one: `${written} comment`, other: `${written} comments` })}`;
  };
}
