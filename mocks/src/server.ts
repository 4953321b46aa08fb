import { help, readCommandLine } from './command-line.ts';
import { accountsSample } from './sales-api/sales-api.data.ts';
import { type SalesApiServer, type SalesApiServerOptions, startSalesApi } from './sales-api/sales-api.server.ts';

export { type SalesApiServer, type SalesApiServerOptions, startSalesApi };

if (import.meta.main) await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  const wish = readCommandLine(args);
  if (wish.kind === 'help') {
    console.log(help);
    return;
  }
  if (wish.kind === 'mistake') {
    console.error(wish.message);
    process.exitCode = 2;
    return;
  }
  await serve(wish.options);
}

async function serve(options: SalesApiServerOptions): Promise<void> {
  try {
    const server = await startSalesApi(options);
    console.log(greeting(server));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    console.error(`Port ${options.port} is in use. Stop what runs there, or choose another with --port.`);
    process.exitCode = 1;
  }
}

async function stop(server: SalesApiServer): Promise<void> {
  await server.close();
  // A late answer may still be waiting for its time; nobody is left to receive it.
  process.exit(0);
}

function greeting({ url }: SalesApiServer): string {
  const accounts = accountsSample().map(({ email, password, role }) => `  ${email} / ${password} (${role})`);
  return [`The sales API answers at ${url}`, 'Demo accounts:', ...accounts].join('\n');
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
