import * as v from 'valibot';
import type { AddKeyRequest, EditKeyRequest, KeyRequest, RenewKeyRequest, RollKeyRequest } from './api-key.contract.ts';

const id = v.number('must be a number');
const name = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('is required'), v.maxLength(60, 'is too long'));
const type = v.picklist(['full-control', 'modify', 'read-execute', 'list-folder', 'read-only', 'read-write']);
const by = v.exactOptional(v.object({ fullName: v.string(), role: v.string() }));
const life = v.nullable(v.picklist([30, 90, 365]));

export const addKeySchema: v.GenericSchema<unknown, AddKeyRequest> = v.object({ name, type, life, by });
export const editKeySchema: v.GenericSchema<unknown, EditKeyRequest> = v.object({ id, name, type, by });
export const rollKeySchema: v.GenericSchema<unknown, RollKeyRequest> = v.object({
  id,
  overlap: v.picklist([0, 1, 24, 168]),
  by,
});
export const renewKeySchema: v.GenericSchema<unknown, RenewKeyRequest> = v.object({ id, life, by });
export const keySchema: v.GenericSchema<unknown, KeyRequest> = v.object({ id });
