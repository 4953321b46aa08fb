import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  Failure,
  LoginAnswer,
  LoginRequest,
  NewSale,
  NewSaleAnswer,
  ProductsAnswer,
  RefreshAnswer,
  RefreshRequest,
  Refusal,
  RegisterRequest,
  Sale,
  SaleChange,
  SaleChangeAnswer,
  SalesAnswer,
} from './sales-api.contract.ts';

const needed = (what: string) => v.pipe(v.string(`${what} must be text`), v.trim(), v.nonEmpty(`${what} is required`));
const emailAddress = (what: string) => v.pipe(needed(what), v.check(isEmailAddress, `${what} is not an email address`));
const atMost = (length: number) => v.maxLength<string, number, string>(length, `At most ${length} characters`);
const kind = v.picklist(['insurance', 'esim'], 'Kind must be insurance or esim');
const currency = v.picklist(['BRL', 'USD', 'EUR'], 'Currency must be BRL, USD or EUR');

export const loginRequestSchema: v.GenericSchema<unknown, LoginRequest> = v.object({
  email: needed('Email'),
  password: v.pipe(v.string('Password must be text'), v.nonEmpty('Password is required')),
  loginToken: needed('Login token'),
});

export const refreshRequestSchema: v.GenericSchema<unknown, RefreshRequest> = v.object({
  refreshToken: needed('Refresh token'),
});

export const registerRequestSchema: v.GenericSchema<unknown, RegisterRequest> = v.object({
  email: v.pipe(emailAddress('Email'), atMost(254)),
  username: v.pipe(needed('Username'), atMost(40)),
  password: v.pipe(
    v.string('Password must be text'),
    v.minLength(8, 'Password needs at least 8 characters'),
    atMost(128),
  ),
});

/** The rights that an account has from now on. */
export const rightsControlSchema = v.object({
  email: emailAddress('Email'),
  ability: v.array(v.object({ action: needed('Action'), subject: needed('Subject') }), 'Ability must be a list'),
});

export const newSaleSchema: v.GenericSchema<unknown, NewSale> = v.object({
  kind,
  product: v.pipe(needed('Product'), atMost(120)),
  customer: v.object(
    {
      name: v.pipe(needed('Customer name'), atMost(120)),
      email: v.pipe(emailAddress('Customer email'), atMost(254)),
    },
    'Customer is required',
  ),
  amount: v.pipe(
    v.number('Amount must be a number'),
    v.minValue(0.01, 'Amount must be more than zero'),
    v.maxValue(1_000_000, 'Amount must be at most 1000000'),
    v.transform((amount) => Math.round(amount * 100) / 100),
  ),
  currency,
});

export const saleChangeSchema: v.GenericSchema<unknown, SaleChange> = v.object({
  status: v.picklist(['cancelled', 'refunded'], 'Status must be cancelled or refunded'),
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const saleSchema: v.GenericSchema<unknown, Sale> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^S-\d+$/)),
  kind,
  product: v.pipe(v.string(), v.nonEmpty()),
  customer: v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty()),
    email: v.pipe(v.string(), v.check(isEmailAddress)),
  }),
  amount: v.pipe(v.number(), v.minValue(0.01)),
  currency,
  status: v.picklist(['issued', 'active', 'cancelled', 'refunded']),
  soldAt: v.pipe(v.string(), v.isoTimestamp()),
  changedAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
});

export const salesAnswerSchema: v.GenericSchema<unknown, SalesAnswer> = v.strictObject({
  success: v.literal(true),
  sales: v.array(saleSchema),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sums: v.exactOptional(v.array(v.strictObject({ currency, amount: v.number() }))),
  period: v.exactOptional(v.strictObject({ from: v.exactOptional(v.string()), to: v.exactOptional(v.string()) })),
});

export const productsAnswerSchema: v.GenericSchema<unknown, ProductsAnswer> = v.strictObject({
  success: v.literal(true),
  products: v.array(v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()), kind })),
});

export const saleChangeAnswerSchema: v.GenericSchema<unknown, SaleChangeAnswer> = v.strictObject({
  success: v.literal(true),
  sale: saleSchema,
});

export const newSaleAnswerSchema: v.GenericSchema<unknown, NewSaleAnswer> = v.strictObject({
  success: v.literal(true),
  sale: saleSchema,
});

const tokens = { accessToken: v.pipe(v.string(), v.nonEmpty()), refreshToken: v.pipe(v.string(), v.nonEmpty()) };

export const refreshAnswerSchema: v.GenericSchema<unknown, RefreshAnswer> = v.strictObject(tokens);

export const loginAnswerSchema: v.GenericSchema<unknown, LoginAnswer> = v.strictObject({
  success: v.literal(true),
  ...tokens,
  fullName: v.string(),
  username: v.string(),
  avatar: v.nullable(v.string()),
  email: v.pipe(v.string(), v.check(isEmailAddress)),
  role: v.picklist(['admin', 'client']),
  ability: v.array(v.strictObject({ action: v.string(), subject: v.string() })),
});

export const refusalSchema: v.GenericSchema<unknown, Refusal> = v.strictObject({
  success: v.literal(false),
  notifications: v.pipe(v.array(v.strictObject({ property: v.string(), message: v.string() })), v.nonEmpty()),
});

export const failureSchema: v.GenericSchema<unknown, Failure> = v.strictObject({
  success: v.literal(false),
  message: v.string(),
});
