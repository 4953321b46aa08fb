import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { patientServer } from '../../../outbox/outbox.testing.ts';
import { outboxSending } from '../../../outbox/view/outbox.view.testing.ts';
import { createQueryMachine } from '../../../query/query.machine.ts';
import type { ExportInput, ExportTexts } from '../list/export-sales.ts';
import { salesMachine } from './sales.machine.ts';
import { soldFor } from '../sales.testing.ts';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import type { SaleList } from '../server/sale.schema.ts';

const query: SalesQuery = { page: 1, perPage: 10 };
const sale = soldFor('BRL', 90);

/** The page of sales, with the queries that its list has loaded, and the exports that were begun. */
async function openSales() {
  const loads: unknown[] = [];
  const exports: { input: ExportInput; signal: AbortSignal }[] = [];
  const list = createQueryMachine(async (asked: SalesQuery): Promise<SaleList> => {
    loads.push(asked);
    return { sales: [sale], total: 1, unreadable: [] };
  });
  const server = patientServer();
  const outbox = outboxSending(server.send);
  outbox.actor.start();
  const machine = salesMachine.provide({
    actors: {
      list,
      export: fromPromise<string, ExportInput>(({ input, signal }) => {
        exports.push({ input, signal });
        return new Promise(() => undefined);
      }),
    },
  });
  const actor = createActor(machine, { input: { outbox, query } }).start();
  const deletedIds = () => actor.getSnapshot().context.shown;
  return { actor, deletedIds, exports, loads, outbox: outbox.actor, server };
}

const firstEntry = ({ outbox }: Pick<Awaited<ReturnType<typeof openSales>>, 'outbox'>) =>
  outbox.getSnapshot().context.entries[0]?.id ?? '';

describe('a deleted sale', () => {
  it('is gone at once, and back when its deletion is undone', async () => {
    const page = await openSales();
    page.actor.send({ type: 'delete sale', id: sale.id });
    expect(page.deletedIds()).toEqual([sale.id]);
    page.outbox.send({ type: 'undo requested', id: firstEntry(page) });

    expect(page.deletedIds()).toEqual([]);
    expect(page.server.sent).toEqual([]);
  });

  it('stays gone once the server has confirmed it, and the list and the figures are loaded again', async () => {
    const page = await openSales();
    page.actor.send({ type: 'delete sale', id: sale.id });
    const id = firstEntry(page);
    page.outbox.send({ type: 'undo expired', id });
    page.server.confirm(id, null);

    expect(page.deletedIds()).toEqual([sale.id]);
    expect(page.loads).toEqual([query, query]);
    expect(page.actor.getSnapshot().context.revision).toBe(1);
  });

  it('is back when the server refuses to delete it', async () => {
    const page = await openSales();
    page.actor.send({ type: 'delete sale', id: sale.id });
    const id = firstEntry(page);
    page.outbox.send({ type: 'undo expired', id });
    page.server.refuse(id);

    expect(page.deletedIds()).toEqual([]);
  });
});

describe('an export', () => {
  const texts = {} as ExportTexts;
  const request = { type: 'export requested', file: { name: 'sales', format: 'csv' }, texts } as const;

  it('is about the query of its moment without the sales that are deleted', async () => {
    const { actor, exports } = await openSales();
    actor.send({ type: 'query changed', query: { ...query, page: 2 } });
    actor.send({ type: 'delete sale', id: sale.id });
    actor.send(request);

    expect(exports.map(({ input }) => input)).toMatchObject([
      { query: { ...query, page: 2 }, deletedIds: [sale.id], file: request.file },
    ]);
  });

  it('counts from the beginning, begins once until it is over, and is aborted when the page goes', async () => {
    const { actor, exports } = await openSales();
    actor.send(request);
    actor.send(request);
    exports[0]?.input.onProgress({ count: 100, total: 300 });
    expect(actor.getSnapshot()).toMatchObject({
      value: { exporting: 'collecting' },
      context: { progress: { count: 100, total: 300 } },
    });
    exports[0]?.input.onCollected();
    expect(actor.getSnapshot().value).toEqual({ exporting: 'writing' });
    expect(exports).toHaveLength(1);

    actor.stop();
    expect(exports[0]?.signal.aborted).toBe(true);
  });
});
