import { API_BASE, type Fate, type Reply, replyOfFate } from './fuzz-server.testing.ts';
import type { WireCall, FuzzTab, FuzzWorld } from './fuzz-types.testing.ts';

const LATENCY_MS = 2_000;
/** Whether the tab still waits for the end of a call. */
export const isUnderWay = ({ state }: WireCall) => state === 'open' || state === 'stalled';

/** The network of one tab: the scheduler decides when a call arrives and when its answer does. */
export function createFuzzFetch(world: FuzzWorld, tab: FuzzTab): typeof fetch {
  return (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const call = openCall(world, tab, new URL(String(input)), init);
      const end = (state: WireCall['state'], reply: Reply | null, settle: () => void) => {
        if (!isUnderWay(call)) return;
        call.state = state;
        call.reply = reply;
        call.endedInEpoch = tab.session.actor.getSnapshot().context.epoch;
        world.onCallEnd(call);
        settle();
      };
      const fail = () => end('failed', null, () => reject(new TypeError('Failed to fetch')));
      init?.signal?.addEventListener('abort', () => end('aborted', null, () => reject(init.signal?.reason)), {
        once: true,
      });
      travel(world, call, fail, (reply, isBodyStalled) =>
        end(isBodyStalled ? 'stalled' : 'answered', reply, () =>
          resolve(responseOf(reply, isBodyStalled, init?.signal)),
        ),
      );
    });
}

function openCall(world: FuzzWorld, tab: FuzzTab, url: URL, init: RequestInit | undefined): WireCall {
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
  const path = url.href.slice(API_BASE.length + 1).split('?')[0] ?? '';
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  const id = world.calls.length + 1;
  const request = world.requests[Number(url.searchParams.get('request')) - 1] ?? null;
  const call: WireCall = {
    id,
    tab,
    url,
    path,
    request,
    token,
    body,
    madeAt: world.tick(),
    state: 'open',
    reply: null,
    endedInEpoch: null,
  };
  world.calls.push(call);
  world.onCall(call);
  return call;
}

/** There and back again, unless fate is against it. */
function travel(
  world: FuzzWorld,
  call: WireCall,
  fail: () => void,
  arrive: (reply: Reply, isBodyStalled: boolean) => void,
) {
  const fate: Fate | null = world.takeFate(call.path);
  const name = `call ${call.id}, ${call.path}`;
  if (world.isOffline || fate === 'lost on the way') {
    world.time.deliver(`${name}: no network`, call.tab, LATENCY_MS, fail);
    return;
  }
  const comeBack = (reply: Reply) => {
    if (fate === 'never answered') return;
    world.time.deliver(`${name}: answer ${reply.status}`, call.tab, LATENCY_MS, () => {
      if (world.isOffline || fate === 'answer lost') fail();
      else arrive(reply, fate === 'body stalls');
    });
  };
  world.time.deliver(`${name}: at the server`, null, LATENCY_MS, () => {
    const instead = fate && replyOfFate(fate, world.time.serverNow());
    comeBack(instead ?? world.server.answer({ ...call, tab: call.tab.name }, call.request?.flavour ?? 'plain'));
  });
}

/** As much of a response as the client reads: a real one reads its body at a pace that nobody could schedule. */
function responseOf({ status, body, headers }: Reply, isBodyStalled: boolean, signal: AbortSignal | null | undefined) {
  const stalled = () =>
    new Promise<string>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  const text = isBodyStalled ? stalled : () => Promise.resolve(body);
  return { status, ok: status < 300, headers: new Headers(headers), text } as unknown as Response;
}
