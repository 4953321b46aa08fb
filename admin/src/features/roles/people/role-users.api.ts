import * as v from 'valibot';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { pictureSchema } from '../../../http/response/picture.schema.ts';

const userSchema = v.object({
  id: v.number(),
  fullName: v.string(),
  email: v.string(),
  role: v.string(),
  currentPlan: v.string(),
  billing: v.string(),
  status: v.string(),
  avatar: pictureSchema,
});

export type RoleUser = v.InferOutput<typeof userSchema>;

const ALL = '/api/users/list/all-data';

/** All users. Rejects with an `HttpError`. */
export async function loadUsers(_: null, signal: AbortSignal): Promise<RoleUser[]> {
  return parseAnswer(ALL, v.array(userSchema), await demoApi.get(ALL, { signal }));
}
