import { expect, it } from 'vitest';
import { createAppState, isLoading } from './app-state.ts';

it('belongs to client 2, loads while calls are pending, and holds the last message (SPEC-3.4-a, SPEC-9.13-a)', () => {
  const appState = createAppState();
  const now = () => appState.getSnapshot().context;
  expect(now()).toMatchObject({ clienteID: 2, message: null });
  expect(isLoading(now())).toBe(false);

  appState.send({ type: 'call started' });
  appState.send({ type: 'call started' });
  appState.send({ type: 'call settled' });
  appState.send({ type: 'message arrived', message: 'amount: Must be positive' });
  expect(now()).toMatchObject({ clienteID: 2, message: 'amount: Must be positive' });
  expect(isLoading(now())).toBe(true);

  appState.send({ type: 'call settled' });
  appState.send({ type: 'message forgotten' });
  expect(now()).toMatchObject({ clienteID: 2, message: null });
  expect(isLoading(now())).toBe(false);
});
