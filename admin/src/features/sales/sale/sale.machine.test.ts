import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { patientServer } from '../../../outbox/outbox.testing.ts';
import { outboxSending } from '../../../outbox/view/outbox.view.testing.ts';
import { soldFor } from '../sales.testing.ts';
import { saleMachine } from './sale.machine.ts';

const sale = soldFor('BRL', 90);

/** A sale whose refund is given to the outbox. */
function refund({ isOffline = false } = {}) {
  const server = patientServer();
  const outbox = outboxSending(server.send);
  outbox.actor.start();
  outbox.actor.send({ type: 'connection changed', isOffline });
  const actor = createActor(saleMachine, { input: { outbox, id: sale.id, sale } }).start();
  actor.send({ type: 'change requested', status: 'refunded' });
  actor.send({ type: 'change confirmed', status: 'refunded' });
  return { actor, server, id: actor.getSnapshot().context.entryId };
}

describe('a refund', () => {
  it('is shown once the server has confirmed it', () => {
    const { actor, server, id } = refund();
    expect(actor.getSnapshot().context.sale).toEqual(sale);
    server.confirm(id, { ...sale, status: 'refunded' });

    expect(actor.getSnapshot()).toMatchObject({
      value: { ready: 'idle' },
      context: { sale: { id: sale.id, status: 'refunded' } },
    });
  });

  it('that is refused leaves the sale as it was, and can be tried again under another entry', () => {
    const { actor, server, id } = refund();
    const refusal = new Error('refused');
    server.refuse(id, refusal);
    expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'refused' }, context: { sale, refusal } });
    actor.send({ type: 'change confirmed', status: 'refunded' });

    expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'saving' }, context: { refusal: null } });
    expect(server.sent).toEqual([id, actor.getSnapshot().context.entryId]);
  });

  it('is taken back by the person who waits for a connection, and never sent', () => {
    const { actor, server } = refund({ isOffline: true });
    expect(actor.getSnapshot().value).toEqual({ ready: 'saving' });
    actor.send({ type: 'change cancelled' });

    expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'idle' }, context: { sale } });
    expect(server.sent).toEqual([]);
  });
});
