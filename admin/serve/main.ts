import { join } from 'node:path';
import { readCommandLine, stop } from '../../.ci/command-line.ts';
import { serve } from './serve.ts';

const HELP = `Serves the built app as production would, on 127.0.0.1.

  npm run serve -- [--port 4173] [--folder dist/admin] [--api-origin https://sales.example.org]
`;

const { values } = readCommandLine(HELP, {
  options: {
    port: { type: 'string', default: '4173' },
    folder: { type: 'string', default: join(import.meta.dirname, '../../dist/admin') },
    'api-origin': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

try {
  const served = await serve({
    folder: values.folder,
    port: Number(values.port),
    apiOrigin: values['api-origin'],
    onReport: (report) => console.warn(`Kept out by the content security policy: ${JSON.stringify(report)}`),
  });
  console.log(`Serving ${values.folder} at ${served.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void served.close().then(() => process.exit(0)));
  }
} catch (error) {
  stop(explain(error));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? 'This port is in use. Stop the other program, or choose another one: --port 4174.' : error.message;
}
