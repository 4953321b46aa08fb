import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { MessageLabels } from './chat.rows.ts';

export function useMessageLabels(): MessageLabels {
  const { t } = useLingui();
  return useMemo(
    () => ({
      photo: t`Picture`,
      photos: (count) => t`${plural(count, { one: '# picture', other: '# pictures' })}`,
      document: t({ message: 'Document', context: 'chat' }),
      documents: (count) => t`${plural(count, { one: '# document', other: '# documents' })}`,
      voice: t`Voice message`,
      call: t`No answer`,
      missedCall: t`Missed call`,
    }),
    [t],
  );
}
