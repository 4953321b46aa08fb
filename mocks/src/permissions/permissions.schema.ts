import * as v from 'valibot';
import type {
  AddPermissionRequest,
  DeletePermissionAnswer,
  Permission,
  PermissionAnswer,
  PermissionsAnswer,
  RestorePermissionRequest,
  UpdatePermissionRequest,
} from './permissions.contract.ts';

const name = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('is required'), v.maxLength(120, 'is too long'));

const by = v.exactOptional(v.object({ fullName: v.string(), role: v.string() }));

export const addPermissionSchema: v.GenericSchema<unknown, AddPermissionRequest> = v.object({
  permission: v.object({ name, isCore: v.exactOptional(v.boolean('must be true or false')) }),
  by,
});

export const updatePermissionSchema: v.GenericSchema<unknown, UpdatePermissionRequest> = v.object({
  id: v.number('must be a number'),
  name,
  isCore: v.exactOptional(v.boolean('must be true or false')),
  by,
});

export const restorePermissionSchema: v.GenericSchema<unknown, RestorePermissionRequest> = v.object({
  id: v.number('must be a number'),
  by,
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const role = v.pipe(v.string(), v.nonEmpty());

const permissionSchema: v.GenericSchema<unknown, Permission> = v.strictObject({
  id,
  name: v.pipe(v.string(), v.nonEmpty()),
  assignedTo: v.pipe(v.array(role), v.nonEmpty()),
  isCore: v.boolean(),
  createdDate: v.pipe(v.string(), v.regex(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/)),
});

export const permissionsAnswerSchema: v.GenericSchema<unknown, PermissionsAnswer> = v.strictObject({
  params: v.strictObject({ q: v.string(), perPage: count, page: count, assignedTo: v.nullable(role) }),
  allData: v.array(permissionSchema),
  total: count,
  permissions: v.array(permissionSchema),
});

export const permissionAnswerSchema: v.GenericSchema<unknown, PermissionAnswer> = v.strictObject({
  permission: permissionSchema,
});

export const deletePermissionAnswerSchema: v.GenericSchema<unknown, DeletePermissionAnswer> = v.strictObject({ id });
