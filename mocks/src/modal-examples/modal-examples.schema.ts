import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  AddressRequest,
  AppRequest,
  CardRequest,
  EditedUser,
  InvitationsRequest,
  LinkRequest,
  ProofRequest,
  RoleRequest,
} from './modal-examples.contract.ts';

const text = v.string('must be text');
const filled = v.pipe(text, v.trim(), v.nonEmpty('is required'));
const email = v.pipe(text, v.trim(), v.check(isEmailAddress, 'must be an email address'));

export const roleSchema: v.GenericSchema<unknown, RoleRequest> = v.object({
  id: v.number(),
  role: v.picklist(['owner', 'edit', 'comment', 'view']),
});
export const linkSchema: v.GenericSchema<unknown, LinkRequest> = v.object({
  level: v.optional(v.picklist(['members', 'public'])),
  days: v.optional(v.nullable(v.picklist([7, 30]))),
});
export const cardSchema: v.GenericSchema<unknown, CardRequest> = v.strictObject({
  name: text,
  end: v.pipe(text, v.regex(/^\d{4}$/, 'must be the last four digits')),
  isSaved: v.boolean(),
});
export const invitationsSchema: v.GenericSchema<unknown, InvitationsRequest> = v.object({
  emails: v.pipe(v.array(email), v.minLength(1, 'is required')),
});
export const addressSchema: v.GenericSchema<unknown, AddressRequest> = v.object({
  kind: v.picklist(['home', 'office']),
  firstName: filled,
  lastName: filled,
  country: text,
  line1: text,
  line2: text,
  town: text,
  state: text,
  zip: text,
  isBilling: v.boolean(),
});
export const appSchema: v.GenericSchema<unknown, AppRequest> = v.strictObject({
  name: filled,
  category: v.picklist(['crm', 'ecommerce', 'learning']),
  framework: v.picklist(['react-native', 'angular', 'vue', 'laravel']),
  databaseName: filled,
  database: v.picklist(['firebase', 'dynamodb', 'mysql']),
  cardEnd: text,
});
export const userSchema: v.GenericSchema<unknown, EditedUser> = v.object({
  firstName: filled,
  lastName: filled,
  username: filled,
  email: text,
  status: v.picklist(['active', 'inactive', 'suspended']),
  taxId: text,
  contact: text,
  language: text,
  country: text,
  isBilling: v.boolean(),
});
export const proofSchema: v.GenericSchema<unknown, ProofRequest> = v.object({ code: text });
