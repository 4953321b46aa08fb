import { useCallback, useMemo } from 'react';

interface MailGroups<Mail> {
  mails: readonly Mail[];
  groupOf: ((mail: Mail) => string) | undefined;
  rowHeight: number;
  groupHeight: number;
}

/** The names above the first message of each group, and the height that each row takes with one. */
export function useMailGroups<Mail>({ mails, groupOf, rowHeight, groupHeight }: MailGroups<Mail>) {
  const heads = useMemo(() => {
    const names = new Map<number, string>();
    let last: string | undefined;
    for (const [index, mail] of groupOf ? mails.entries() : []) {
      const name = groupOf?.(mail);
      if (name !== undefined && name !== last) names.set(index, name);
      last = name;
    }
    return names;
  }, [mails, groupOf]);
  const sizeOf = useCallback(
    (index: number) => rowHeight + (heads.has(index) ? groupHeight : 0),
    [heads, rowHeight, groupHeight],
  );
  return { heads, sizeOf };
}
