import { help, readCommandLine } from './sales-api.command-line.ts';
import { accountsSample } from '../sales-api.data.ts';
import { type SalesApiServer, type SalesApiServerOptions, startSalesApi } from './sales-api.server.ts';
import { serve } from '../../server/serve.ts';

export { type SalesApiServer, type SalesApiServerOptions, startSalesApi };

if (import.meta.main) await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  const invocation = readCommandLine(args);
  if (invocation.kind === 'help') {
    console.log(help);
    return;
  }
  if (invocation.kind === 'mistake') {
    console.error(invocation.message);
    process.exitCode = 2;
    return;
  }
  const { options } = invocation;
  await serve(() => startSalesApi(options), { port: options.port, greeting });
}

function greeting(url: string): string {
  const accounts = accountsSample().map(({ email, password, role }) => `  ${email} / ${password} (${role})`);
  return [`The sales API answers at ${url}`, 'Demo accounts:', ...accounts].join('\n');
}
