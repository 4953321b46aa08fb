import type { Presence } from '@embarque/mocks/chat/contract';
import { useLingui } from '@lingui/react/macro';

export function useStatusLabels(): Record<Presence, string> {
  const { t } = useLingui();
  return {
    online: t({ message: 'Online', context: 'status' }),
    busy: t({ message: 'Busy', context: 'status' }),
    away: t({ message: 'Away', context: 'status' }),
    offline: t({ message: 'Offline', context: 'status' }),
  };
}
