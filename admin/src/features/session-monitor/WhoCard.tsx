import { Badge, Card, DescriptionList, StatusPill, type Tone } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { isLoading } from '../../app-state/app-state.ts';
import { useAppState } from '../../app-state/AppStateProvider.tsx';
import { config } from '../../config.ts';
import { formatDayAndTime } from '../../i18n/format.ts';
import { useSessionState, useUser } from '../../session/SessionProvider.tsx';

/** The signed-in person with their abilities, and the server of this build. */
export function WhoCard() {
  const { t } = useLingui();
  const user = useUser();
  const refreshedAt = useSessionState(({ context }) => context.refreshedAt);
  const message = useAppState((state) => state.message);
  const clienteID = useAppState((state) => state.clienteID);
  const isBusy = useAppState(isLoading);

  return (
    <Card title={t`Signed in`} actions={<SessionState />}>
      <DescriptionList
        items={[
          { term: t`Name`, value: user?.fullName },
          { term: t`Email`, value: user?.email },
          { term: t`Role`, value: user?.role },
          {
            term: t`Abilities`,
            value: user?.ability.map(({ action, subject }) => (
              <Badge key={`${action} ${subject}`} tone="info">
                {action} {subject}
              </Badge>
            )),
          },
          { term: t`Sales API`, value: config.salesApiBase },
          { term: t({ message: 'Target', context: 'environment' }), value: config.target },
          { term: t({ message: 'Client', context: 'program' }), value: clienteID },
          { term: t`Token refreshed`, value: refreshedAt ? formatDayAndTime(new Date(refreshedAt)) : t`not yet` },
          { term: t`Loading`, value: isBusy ? t`yes` : t`no` },
          { term: t`Last message`, value: message ?? t({ message: 'none', context: 'message' }) },
        ]}
      />
    </Card>
  );
}

type Phase = 'fresh' | 'refreshing' | 'degraded' | 'blocked';
const PHASES: Phase[] = ['fresh', 'refreshing', 'degraded', 'blocked'];

/** The session's state; a screen reader announces its changes. */
function SessionState() {
  const { t } = useLingui();
  const phase = useSessionState((snapshot) => PHASES.find((name) => snapshot.matches({ signedIn: name })) ?? 'fresh');
  const states: Record<Phase, { text: string; tone: Tone }> = {
    fresh: { text: t({ message: 'Active', context: 'session' }), tone: 'success' },
    refreshing: { text: t`Refreshing`, tone: 'info' },
    degraded: { text: t`Can't refresh right now`, tone: 'warning' },
    blocked: { text: t`Repeatedly refused`, tone: 'danger' },
  };
  return (
    <span role="status">
      <StatusPill tone={states[phase].tone}>{states[phase].text}</StatusPill>
    </span>
  );
}
