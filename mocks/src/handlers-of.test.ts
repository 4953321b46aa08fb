import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { handlersOf } from './handlers-of.ts';

describe('the handlers of a feature', () => {
  const file = './travel-claims/travel-claims.handlers.ts';

  it('have the name of its folder', () => {
    const travelClaimsHandlers = [http.get('/apps/travel-claims', () => undefined)];

    expect(handlersOf(file, { other: [], travelClaimsHandlers })).toBe(travelClaimsHandlers);
  });

  it('are asked for by that name when they have another', () => {
    expect(() => handlersOf(file, { handlers: [] })).toThrow(
      'Export the handlers of mocks/src/travel-claims/travel-claims.handlers.ts as travelClaimsHandlers.',
    );
  });
});
