import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatCount } from './blog.format.ts';

/** How many comments there are: "19,1 mil comments". */
export function useCountOfComments(): (count: number) => string {
  const { t } = useLingui();
  return (count) => {
    const written = formatCount(count);
    return t`${plural(count, { 0: 'No comments yet', one: `${written} comment`, other: `${written} comments` })}`;
  };
}
