import { afterEach, expect, it } from 'vitest';
import { eventsSample } from '../../calendar/calendar.data.ts';
import { chatSample } from '../../chat/chat.data.ts';
import { emailsSample } from '../../email/email.data.ts';
import { invoicesSample } from '../../invoice/invoice.data.ts';
import { kanbanSample } from '../../kanban/kanban.data.ts';
import { currentWorld, enterWorld } from '../../lib/sample/world.ts';
import { setNow } from '../../lib/time/clock.ts';
import { todosSample } from '../../todo/todo.data.ts';
import { claims } from '../trips/world.claims.ts';
import { sales } from '../world.sales.ts';
import { withNumbers } from './world.mentions.ts';

afterEach(() => {
  setNow();
  enterWorld();
});

const clocks = ['2026-02-28', '2027-01-01', '2028-06-30'];

it.each(clocks)('every number in mails, chats, tasks and events is one of the world, in any seed (%s)', (day) => {
  for (let seed = 0; seed < 10; seed += 1) {
    enterWorld({ seed });
    setNow(Date.parse(`${day}T12:00:00Z`));
    const world = currentWorld();
    const all = sales(world);
    const known = new Set([
      ...all.flatMap(({ id, kind }) => [id, `${kind === 'esim' ? 'E' : 'P'}-${id.slice(2)}`]),
      ...claims(world, all).map(({ id }) => id),
      ...invoicesSample().map(({ id }) => `#${id}`),
    ]);
    const texts = JSON.stringify([emailsSample(), chatSample(), kanbanSample(), todosSample(), eventsSample()]);
    const named = texts.match(/\b[A-Z]{1,3}-\d{4,}|(?<!&)#\d{4,}/g) ?? [];

    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(texts).not.toMatch(/\{\w+:|<em><\/em>|#(?!\d)/);
  }
});

it('the invoice of a client is one that the list has under that name', () => {
  const number = Number(withNumbers(currentWorld())('{invoice:Polder Business Travel}').slice(1));

  expect(invoicesSample().find(({ id }) => id === number)?.client.name).toBe('Polder Business Travel');
});
