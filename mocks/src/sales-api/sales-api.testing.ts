import { getResponse } from 'msw/utils/get-response';
import * as v from 'valibot';
import type { Notification } from './sales-api.contract.ts';
import { createSalesApi, type SalesApiOptions } from './sales-api.handlers.ts';
import { salesAnswerSchema } from './sales-api.schema.ts';

export const base = 'https://sales.test/v1';
export const admin = { email: 'admin@demo.com', password: 'admin', loginToken: 'public' };
export const client = { email: 'client@demo.com', password: 'client', loginToken: 'public' };
export const cover = {
  kind: 'insurance',
  product: 'Winter sports cover',
  customer: { name: 'Ana Lima', email: 'ana.lima@example.com' },
  amount: 419.5,
  currency: 'BRL',
};

/** The body of a refusal. */
export const refusal = (...notifications: Notification[]) => ({ success: false, notifications });

export const badToken = refusal({
  property: 'authorization',
  message: 'The access token is missing, expired or revoked',
});

export interface Sent {
  /** Text goes as it is, anything else as JSON. */
  body?: unknown;
  token?: string;
}

/** A sales API on a clock that stands still on 15 June 2030 until it is passed. */
export function openApi(options: Partial<SalesApiOptions> = {}) {
  let time = Date.UTC(2030, 5, 15, 12);
  const api = createSalesApi({ base, now: () => time, ...options });

  const call = async (method: string, path: string, { body, token }: Sent = {}) => {
    const request = new Request(`${base}/${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    });
    const response = await getResponse(api.handlers, request);
    const text = await response?.text();
    return { status: response?.status, headers: response?.headers, body: text ? JSON.parse(text) : undefined };
  };

  return {
    api,
    call,
    /** The sales that an administrator sees. */
    list: async (query = '') => {
      const { body } = await call('GET', `sales?${query}`, { token: api.signIn(admin.email).accessToken });
      return v.parse(salesAnswerSchema, body);
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}
