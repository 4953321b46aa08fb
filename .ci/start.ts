import { join } from 'node:path';
import { createServer } from 'vite';
import { accountsSample } from '../mocks/src/sales-api/sales-api.data.ts';
import { stop } from './command-line.ts';

const port = Number(process.env.PORT ?? 5173);

/** Those that the embedded sales API knows. */
const accounts = accountsSample().map(({ email, password }) => `${email} / ${password}`);

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT=${process.env.PORT} is no port number. Use one from 1 to 65535, e.g. PORT=5174 npm start.`);
}

const server = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  mode: 'demo',
  clearScreen: false,
  server: { host: '127.0.0.1', port, strictPort: true },
});

try {
  await server.listen();
} catch (error) {
  await server.close();
  const isTaken = error instanceof Error && error.message.includes('already in use');
  stop(
    isTaken
      ? `Port ${port} is in use. Stop the other program, or choose a port: PORT=${port + 1} npm start.`
      : String(error),
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}

console.log(`
  Embarque runs at http://127.0.0.1:${port}
  Sign in with     ${accounts.join('\n                   ')}
  Stop with        Ctrl-C
`);
