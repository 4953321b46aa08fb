import type { Permission } from '@embarque/mocks/permissions/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import type { PermissionCommand, PermissionResponse } from './permissions.commands.ts';

const BASE = '/apps/permissions';

export const permissionSchema: v.GenericSchema<unknown, Permission> = v.object({
  id: v.number(),
  name: v.string(),
  assignedTo: v.array(v.string()),
  createdDate: v.string(),
  isCore: v.optional(v.boolean(), false),
});

const answerSchema = v.object({ permission: permissionSchema });

/** All permissions, the newest addition first. Rejects with an `HttpError`. */
export async function loadPermissions(signal: AbortSignal): Promise<readonly Permission[]> {
  const schema = v.object({ allData: v.array(permissionSchema) });
  return parseAnswer('data', schema, await demoApi.get(`${BASE}/data`, { signal })).allData;
}

const post = async (path: string, body: object, options?: { idempotencyKey: string }): Promise<PermissionResponse> =>
  parseAnswer(path, answerSchema, await demoApi.post(`${BASE}/${path}`, body, { isQuiet: true, ...options }));

/**
 * Carries a command out. Rejects with an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that nothing is added twice
 */
export async function sendCommand(command: PermissionCommand, idempotencyKey: string): Promise<PermissionResponse> {
  switch (command.type) {
    case 'permission added': {
      const { name, isCore } = command;
      return post('add-permission', { permission: { name, isCore } }, { idempotencyKey });
    }
    case 'permission changed': {
      const { id, name, isCore } = command;
      return post('update-permission', { id, name, isCore });
    }
    case 'permission deleted':
      await demoApi.delete(`${BASE}/delete`, { params: { id: command.id }, isQuiet: true });
      return {};
    case 'permission restored':
      return post('restore', { id: command.permission.id });
  }
}
