import { notify } from '@embarque/design-system';
import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { useAppStateActor } from '../../app-state/AppStateProvider.tsx';
import { useErrorText } from '../../http/response/http.messages.ts';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useAbility } from '../../session/guards/ability.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useView } from '../../session/view/useRights.ts';
import { loadRoles } from '../roles.api.ts';
import { useRoleLabels } from '../useRoleLabels.ts';
import type * as code from './begin-view.ts';
import type { User } from '../users/users.api.ts';

type Wanted = code.WantedView;
type ViewCode = typeof code;

interface ViewAs {
  /** Whether the person may look at the app as others do; not while they do. */
  isOffered: boolean;
  /** Begins it, or shows why not. */
  view: (wanted: Wanted) => Promise<void>;
  viewRole: (role: RoleWithPeople) => Promise<void>;
  viewPerson: (user: Pick<User, 'id' | 'fullName' | 'role' | 'status'>) => Promise<void>;
}

/** Lets those who may read the roles see the app as a role or a person does. Its code loads with the first use. */
export function useViewAs(): ViewAs {
  const { t } = useLingui();
  const { session } = useSession();
  const appState = useAppStateActor();
  const outbox = useOutbox().actor;
  const ability = useAbility();
  const isViewing = useView() !== null;
  const labelsOf = useRoleLabels();
  const errorText = useErrorText();
  const obstacles: Record<Exclude<code.ViewOutcome, 'began'>, string> = {
    'beyond own rights': t`You can only view the app as someone who may do no more than you.`,
    'unsaved work': t`Save or discard your changes on this page first.`,
    'not confirmed': t`Your last changes are still being saved. Try again in a moment.`,
  };

  const view = async (find: (viewOf: ViewCode['viewOf']) => Wanted | null | Promise<Wanted | null>) => {
    try {
      const loaded = await import('./begin-view.ts');
      const wanted = await find(loaded.viewOf);
      const outcome = wanted && (await loaded.beginView(wanted, { session, appState, outbox, ability }));
      if (outcome && outcome !== 'began') notify.warning(obstacles[outcome]);
    } catch (error) {
      notify.error(errorText(error));
    }
  };

  return {
    isOffered: !isViewing && ability.can('read', 'Role'),
    view: (wanted) => view(() => wanted),
    viewRole: (role) => view((viewOf) => viewOf(role, labelsOf(role).name)),
    viewPerson: ({ id, fullName, role: userRole, status }) =>
      view(async (viewOf) => {
        if (status !== 'active') {
          notify.info(t`${fullName} can't sign in at the moment, so there is nothing to view.`);
          return null;
        }
        const { roles } = await loadRoles(null, new AbortController().signal);
        const role = roles.find((each) => each.userRole === userRole);
        return role ? viewOf(role, labelsOf(role).pill, { id, fullName }) : null;
      }),
  };
}
