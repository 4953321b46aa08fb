import type { Permission } from '@embarque/mocks/permissions/contract';
import * as v from 'valibot';
import type { CallOptions } from '../../http/http.call.ts';
import { removeOrFindGone } from '../../http/http.error.ts';
import { demoApi } from '../../http/http.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import type { PermissionCommand, PermissionResponse } from './permissions.commands.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { flag, numberId, requiredText, text, texts } from '../../http/response/tolerant.schema.ts';

const BASE = '/apps/permissions';
export const PERMISSIONS = `${BASE}/data`;

export const permissionSchema: v.GenericSchema<unknown, Permission> = v.object({
  id: numberId,
  name: requiredText,
  assignedTo: texts,
  createdDate: text,
  isCore: flag,
});

const answerSchema = v.object({ permission: permissionSchema });

/** All permissions, the newest addition first. Rejects with an `HttpError`. */
export async function loadPermissions(signal: AbortSignal): Promise<readonly Permission[]> {
  const schema = v.object({ allData: rows(permissionSchema) });
  return parseAnswer(PERMISSIONS, schema, await demoApi.get(PERMISSIONS, { signal })).allData;
}

const post = async (path: string, body: object, options?: CallOptions): Promise<PermissionResponse> =>
  parseAnswer(path, answerSchema, await demoApi.post(`${BASE}/${path}`, body, { isQuiet: true, ...options }));

/**
 * Carries a command out. Rejects with an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that nothing is added twice
 */
export async function sendCommand(command: PermissionCommand, idempotencyKey: string): Promise<PermissionResponse> {
  const { by } = command;
  switch (command.type) {
    case 'permission added': {
      const { name, isCore } = command;
      return post('add-permission', { permission: { name, isCore }, by }, { idempotencyKey, isCreation: true });
    }
    case 'permission changed': {
      const { id, name, isCore } = command;
      return post('update-permission', { id, name, isCore, by });
    }
    case 'permission deleted':
      await removeOrFindGone(
        demoApi.delete(`${BASE}/delete`, { params: { id: command.id, role: by?.role }, isQuiet: true }),
      );
      return {};
    case 'permission restored':
      return post('restore', { id: command.permission.id, by });
  }
}
