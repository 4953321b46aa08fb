import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('sales-api.main.ts', import.meta.url));

function run(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args]);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output.text += data));
  return { child, output, exit: once(child, 'exit').then(([code]) => ({ code, text: output.text })) };
}

it('prints its address and the demo accounts, answers, and ends on a signal', async () => {
  const { child, output, exit } = run('--port', '0', '--latency', '600000', '--only', '/jwt/logout');
  await expect.poll(() => output.text, { timeout: 5000 }).toContain('client@demo.com / client (client)');
  const [url = ''] = /http:\S+/.exec(output.text) ?? [];
  const pending = fetch(`${url}/jwt/logout`, { method: 'POST' }).catch((error) => error);
  expect((await fetch(`${url}/sales`)).status).toBe(401);

  child.kill('SIGTERM');

  expect(await exit).toMatchObject({ code: 0 });
  expect(await pending).toBeInstanceOf(TypeError);
});

it('ends with 2 and an explanation when it does not know an option', async () => {
  expect(await run('--bogus').exit).toEqual({
    code: 2,
    text: "Unknown option '--bogus'\nnpm run sales-api -- --help lists what can be set.\n",
  });
});

it('says so when the port is taken', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;

  const { code, text } = await run('--port', String(port)).exit;
  blocker.close();

  expect(code).toBe(1);
  expect(text).toBe(`Port ${port} is in use. Stop what runs there, or choose another with --port.\n`);
});
