import type { RightsCell, RoleHistoryAnswer, RoleRefusedAnswer } from '@embarque/mocks/roles/contract';
import * as v from 'valibot';
import type { CallOptions } from '../../../http/http.call.ts';
import { demoApi } from '../../../http/http.ts';
import { HttpError } from '../../../http/http.error.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { text } from '../../../http/response/tolerant.schema.ts';
import { PartlyDone } from '../../../outbox/outbox.types.ts';
import { CELLS } from '../../../people/rights.ts';
import { cellsSchema, roleWithPeopleSchema } from '../../../people/roles.api.ts';
import { patchBetween } from '../model/role.draft.ts';
import { merge, resolved, type RoleMerge } from '../model/role.merge.ts';
import { findRole, type RoleCommand, type RoleResponse, type Roles } from './roles.commands.ts';

const BASE = '/apps/roles';

const roleAnswer = v.object({ role: roleWithPeopleSchema });

const refusalSchema = v.object({
  reason: v.string(),
  cells: v.exactOptional(cellsSchema),
  role: v.exactOptional(roleWithPeopleSchema),
  changedBy: v.exactOptional(v.string()),
});

/** Another person has changed the same of a role; somebody has to choose. */
export class RoleConflict extends Error {
  override readonly name = 'RoleConflict';
  readonly theirs: NonNullable<RoleRefusedAnswer['role']>;
  readonly by: string;
  readonly merge: RoleMerge;

  constructor(theirs: RoleConflict['theirs'], by: string, merged: RoleMerge) {
    super('Another person has changed the same of this role.');
    this.theirs = theirs;
    this.by = by;
    this.merge = merged;
  }
}

/** The reason of a refusal, with what it is about; `null` for any other error. */
export function refusalIn(error: unknown): v.InferOutput<typeof refusalSchema> | null {
  const cause = error instanceof PartlyDone ? error.cause : error;
  if (!(cause instanceof HttpError)) return null;
  const result = v.safeParse(refusalSchema, cause.data);
  return result.success ? result.output : null;
}

const post = async (path: string, body: object, options: CallOptions) =>
  demoApi.post(`${BASE}/${path}`, body, { isQuiet: true, ...options });

type Change = Extract<RoleCommand, { type: 'role changed' }>;

async function update(
  command: Pick<Change, 'roleId' | 'name' | 'cells' | 'note' | 'by'>,
  version: number,
  idempotencyKey: string,
) {
  const { roleId, name, cells, note, by } = command;
  const body = { id: roleId, version, cells, by, ...(note && { note }), ...(name && { name: name.after }) };
  return parseAnswer('update', roleAnswer, await post('update', body, { idempotencyKey }));
}

/** Sends a change; when another person was first, together with theirs, and without what is refused. */
async function sendChange(command: Change, roles: Roles, idempotencyKey: string): Promise<RoleResponse> {
  const known = findRole(roles, command.roleId);
  try {
    return await update(command, known?.version ?? 1, idempotencyKey);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal?.reason === 'changed since' && refusal.role && known) {
      const merged = merge(command, known, refusal.role);
      const by = refusal.changedBy ?? '';
      if (merged.conflicts.length > 0) throw new RoleConflict(refusal.role, by, merged);
      const cells = patchBetween(refusal.role.cells, resolved(merged).cells);
      const { role } = await update({ ...command, cells }, refusal.role.version, `${idempotencyKey}.merged`);
      return { role, meanwhile: { by, cells: merged.theirCells } };
    }
    if (refusal?.reason !== 'beyond own rights' || !refusal.cells) throw error;
    return sendRest(command, refusal.cells, error, (rest) =>
      update(rest, known?.version ?? 1, `${idempotencyKey}.rest`),
    );
  }
}

/** Sends the part of a change that is not refused. */
async function sendRest(
  command: Change,
  refused: readonly RightsCell[],
  cause: unknown,
  send: (rest: Change) => Promise<RoleResponse>,
): Promise<never> {
  const rest = CELLS.filter((cell) => cell in command.cells && !refused.includes(cell));
  if (rest.length === 0 && command.name === null) throw cause;
  const cells = Object.fromEntries(rest.map((cell) => [cell, command.cells[cell] ?? false]));
  throw new PartlyDone(await send({ ...command, cells }), cause);
}

/**
 * Carries a command out. Rejects with an `HttpError`, a `RoleConflict` or `PartlyDone`.
 *
 * @param idempotencyKey the same when it is repeated, so that it is carried out once; the history shows it
 */
export async function sendCommand(command: RoleCommand, roles: Roles, idempotencyKey: string): Promise<RoleResponse> {
  const { by } = command;
  switch (command.type) {
    case 'role added': {
      const { name, cells } = command;
      const body = { role: { name, cells }, by };
      return parseAnswer('add', roleAnswer, await post('add', body, { idempotencyKey, isCreation: true }));
    }
    case 'role changed':
      return sendChange(command, roles, idempotencyKey);
    case 'role deleted': {
      const { roleId: id, successor } = command;
      await post('delete', { id, by, ...(successor && { successor }) }, { idempotencyKey });
      return {};
    }
  }
}

const change = v.object({ before: v.string(), after: v.string() });

const historySchema = v.object({
  entries: v.array(
    v.object({
      id: v.number(),
      roleId: v.string(),
      type: v.picklist(['added', 'changed', 'deleted']),
      at: v.string(),
      by: v.string(),
      name: v.nullable(change),
      cells: v.array(v.object({ cell: v.picklist(CELLS), before: v.boolean(), after: v.boolean() })),
      note: v.string(),
      holders: v.number(),
      requestId: text,
    }),
  ),
}) satisfies v.GenericSchema<unknown, RoleHistoryAnswer>;

/** The changes of one role, the latest first. Rejects with an `HttpError`. */
export async function loadHistory(id: string, signal: AbortSignal): Promise<RoleHistoryAnswer> {
  return parseAnswer('history', historySchema, await demoApi.get(`${BASE}/history`, { params: { id }, signal }));
}
