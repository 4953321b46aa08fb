import { HttpResponse, http } from 'msw/http';
import { decline, readBody } from '../lib/http/answers.ts';
import { tabOf } from '../lib/http/devices.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import { findUser, note } from '../users/users.store.ts';
import type { RoleViewAnswer, RoleViewEntry, RoleViewsAnswer } from './roles.contract.ts';
import { requireManaging } from './roles.refusals.ts';
import { beginViewSchema, endViewSchema } from './roles.schema.ts';

/** A view with the person and the tab that began it. */
interface StoredView extends RoleViewEntry {
  byEmail: string;
  tab: string | null;
}

/** The views as somebody else, the oldest first. Nothing changes or deletes one, but for its end. */
const store = sampleStore((): StoredView[] => [], { keptAs: 'role-views' });

const lineOf = ({ byEmail: _email, tab: _tab, ...line }: StoredView): RoleViewEntry => line;

/** The audit of looking at the app as a role or a person. */
export const viewHandlers = [
  http.get('/apps/roles/views', () =>
    HttpResponse.json<RoleViewsAnswer>({ views: store.data.map(lineOf).toReversed() }),
  ),

  http.post('/apps/roles/view-begin', async ({ request }) => {
    const { id, role, userId, by, byEmail } = await readBody(request, beginViewSchema);
    requireManaging('read', by);
    const known = store.data.find((one) => one.id === id);
    if (known) return HttpResponse.json<RoleViewAnswer>({ view: lineOf(known) });
    const user = userId === null ? undefined : findUser(userId);
    if (userId !== null && !user) return decline(404, 'There is no such user');
    // One whose page was closed has had no other end.
    const tab = tabOf(request);
    for (const open of store.data) if (open.byEmail === byEmail && open.tab === tab) end(open);
    const view: StoredView = {
      id,
      by: by.fullName,
      byEmail,
      tab,
      role,
      person: user ? { id: user.id, fullName: user.fullName } : null,
      beganAt: new Date(now()).toISOString(),
      endedAt: null,
    };
    store.data.push(view);
    noteInActivity(view, 'view-began');
    return HttpResponse.json<RoleViewAnswer>({ view: lineOf(view) }, { status: 201 });
  }),

  http.post('/apps/roles/view-end', async ({ request }) => {
    const { id } = await readBody(request, endViewSchema);
    const view = store.data.find((one) => one.id === id);
    if (!view) return decline(404, 'There is no such view');
    end(view);
    return HttpResponse.json<RoleViewAnswer>({ view: lineOf(view) });
  }),
];

function end(view: RoleViewEntry): void {
  if (view.endedAt !== null) return;
  view.endedAt = new Date(now()).toISOString();
  noteInActivity(view, 'view-ended');
}

function noteInActivity({ person, by }: RoleViewEntry, kind: 'view-began' | 'view-ended'): void {
  const user = person && findUser(person.id);
  if (user) note(user, { kind, at: new Date(now()).toISOString(), by, note: '' });
}
