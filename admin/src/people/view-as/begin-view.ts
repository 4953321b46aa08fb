import { type AccessRule, allows } from '@embarque/mocks/access';
import type { Role } from '@embarque/mocks/roles/contract';
import { knownActions } from '../../access/actions.ts';
import type { AppStateActor } from '../../app-state/app-state.ts';
import type { View } from '../../app-state/view.ts';
import { hasUnsavedWork } from '../../blocker/unsaved-work.ts';
import { newEntryId } from '../../outbox/outbox.core.ts';
import { flush } from '../../outbox/outbox.flush.ts';
import type { OutboxActor } from '../../outbox/outbox.machine.ts';
import type { Session } from '../../session/session.ts';
import type { AppAbility } from '../../session/guards/ability.rules.ts';
import { noteBeginning, noteEnd } from '../../session/view/view.api.ts';
import { rulesOfRole } from '../role.rules.ts';
import type { User } from '../users/users.api.ts';

/** Commands that the server has not confirmed by then stand in the way. */
const FLUSH_MS = 5000;

/** How it went: what is typed or not confirmed yet would be lost, and nobody looks at more than they may see themselves. */
export type ViewOutcome = 'began' | 'beyond own rights' | 'unsaved work' | 'not confirmed';

interface Surroundings {
  session: Session;
  appState: AppStateActor;
  outbox: OutboxActor;
  ability: AppAbility;
}

/** A view before it begins. */
export type WantedView = Omit<View, 'sessionId' | 'auditId'>;

/**
 * Shows the app as someone else from now on, once everything that was changed before is saved and the audit says
 * so. Rejects with an `HttpError` when it could not be noted.
 */
export async function beginView(
  wanted: WantedView,
  { session, appState, outbox, ability }: Surroundings,
): Promise<ViewOutcome> {
  if (!isWithin(ability, wanted.rules)) return 'beyond own rights';
  if (hasUnsavedWork()) return 'unsaved work';
  if ((await flush(outbox, FLUSH_MS)).left > 0) return 'not confirmed';
  const { identity } = session.actor.getSnapshot().context;
  if (!identity) return 'began';
  const { sessionId, user } = identity;
  const auditId = newEntryId();
  await noteBeginning({
    id: auditId,
    role: wanted.role.id,
    userId: wanted.person?.id ?? null,
    by: { fullName: user.fullName, role: user.role },
    byEmail: user.email,
  });
  if (session.actor.getSnapshot().context.identity?.sessionId !== sessionId) {
    await noteEnd(auditId);
    return 'began';
  }
  appState.send({ type: 'view began', view: { ...wanted, sessionId, auditId } });
  return 'began';
}

/** The view of a role, or of a person who has it. */
export const viewOf = (role: Role, name: string, person: Pick<User, 'id' | 'fullName'> | null = null): WantedView => ({
  role: { id: role.id, name },
  person: person && { id: person.id, fullName: person.fullName },
  rules: rulesOfRole(role),
});

/** Whether a person may do everything themselves that rules allow. */
export const isWithin = (own: AppAbility, rules: readonly AccessRule[]): boolean =>
  knownActions.every(({ action, subject }) => !allows(rules, { action, subject }) || own.can(action, subject));
