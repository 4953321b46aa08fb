import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';

const baseUrl = 'http://127.0.0.1';

/** Calls handlers without any host. Text goes as it is, any other body as JSON. */
export function callsTo(handlers: RequestHandler[]) {
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(baseUrl + path, { method, headers, ...(text !== undefined && { body: text }) });
    const response = await getResponse(handlers, request, { baseUrl });
    const answer = await response?.text();
    return { status: response?.status, headers: response?.headers, body: answer ? JSON.parse(answer) : undefined };
  };
}
