import { HttpResponse } from 'msw/http';
import * as v from 'valibot';
import type { Explanation } from '../lib/access/explain.ts';
import type { Failure, Notification, Refusal } from './sales-api.contract.ts';

// Answers hold personal data and tokens: no cache on the way may keep them.
const headers = { 'Cache-Control': 'no-store' };

/** A JSON answer. */
export function answer<Body extends object>(body: Body, status = 200): Response {
  return HttpResponse.json(body, { status, headers });
}

/** An answer without a body. */
export function nothing(): Response {
  return new HttpResponse(null, { status: 204, headers });
}

/** Declines a call and says which of the things sent is to blame. */
export function refuse(status: number, ...notifications: Notification[]): Response {
  const body: Refusal = { success: false, notifications };
  return answer(body, status);
}

/** Declines a call that the person has no right to, and says why. */
export function forbid(explanation: Explanation, message: string): Response {
  const body: Refusal = { success: false, notifications: [{ property: 'role', message }], explanation };
  return answer(body, 403);
}

/** Declines a call for a reason that no field is to blame for. */
export function fail(status: number, message: string): Response {
  const body: Failure = { success: false, message };
  return answer(body, status);
}

/** Reads a JSON body. What does not fit is thrown as the answer to give: 400 for no JSON, 422 for wrong content. */
export async function readBody<Body>(request: Request, schema: v.GenericSchema<unknown, Body>): Promise<Body> {
  const result = v.safeParse(schema, await readJson(request));
  if (result.success) return result.output;
  throw refuse(422, ...firstPerProperty(result.issues));
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw refuse(400, { property: 'body', message: 'The body is not valid JSON' });
  }
}

function firstPerProperty(issues: readonly v.BaseIssue<unknown>[]): Notification[] {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const property = v.getDotPath(issue) ?? 'body';
    if (!messages.has(property)) messages.set(property, issue.message);
  }
  return Array.from(messages, ([property, message]) => ({ property, message }));
}
