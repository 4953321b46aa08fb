import { serve } from '../server/serve.ts';
import { help, readCommandLine } from './fake-api.command-line.ts';
import { SALES_API_PREFIX, startFakeApi } from './fake-api.server.ts';

const invocation = readCommandLine(process.argv.slice(2));
if (invocation.kind === 'help') console.log(help);
else if (invocation.kind === 'mistake') {
  console.error(invocation.message);
  process.exitCode = 2;
} else {
  const { options } = invocation;
  const greeting = (url: string) =>
    [
      `The demo calls answer at ${url}, the sales API at ${url}${SALES_API_PREFIX}`,
      `Try: curl '${url}/apps/kanban/boards'`,
    ].join('\n');
  await serve(() => startFakeApi(options), { port: options.port, greeting });
}
