import type { SerialisedBody } from './http.body.ts';

/** The headers of each request. They are never kept, so that no token outlives its request. */
export function headersFor(
  { contentType }: SerialisedBody,
  authScheme: string | null,
  token: string | null,
): Record<string, string> {
  return {
    accept: 'application/json',
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    ...(contentType && { 'content-type': contentType }),
    ...(token && authScheme !== null && { authorization: `${authScheme} ${token}`.trim() }),
  };
}
