import type { RoleViewsAnswer } from '@embarque/mocks/roles/contract';
import * as v from 'valibot';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { endsNoted } from '../../../session/view/view.api.ts';

const VIEWS = '/apps/roles/views';

const viewsSchema: v.GenericSchema<unknown, RoleViewsAnswer> = v.object({
  views: v.array(
    v.object({
      id: v.string(),
      by: v.string(),
      role: v.string(),
      person: v.nullable(v.object({ id: v.number(), fullName: v.string() })),
      beganAt: v.string(),
      endedAt: v.nullable(v.string()),
    }),
  ),
});

/** The audit of views, the latest first. Rejects with an `HttpError`. */
export async function loadViews(_: string | null, signal: AbortSignal): Promise<RoleViewsAnswer> {
  await endsNoted();
  return parseAnswer(VIEWS, viewsSchema, await demoApi.get(VIEWS, { signal }));
}
