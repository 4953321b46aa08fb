import { serve } from '../server/serve.ts';
import { help, readCommandLine } from './fake-api.command-line.ts';
import { SALES_API_PREFIX, startFakeApi } from './fake-api.server.ts';

const wish = readCommandLine(process.argv.slice(2));
if (wish.kind === 'help') console.log(help);
else if (wish.kind === 'mistake') {
  console.error(wish.message);
  process.exitCode = 2;
} else {
  const { options } = wish;
  const greeting = (url: string) =>
    [
      `The demo calls answer at ${url}, the sales API at ${url}${SALES_API_PREFIX}`,
      `Try: curl '${url}/apps/kanban/boards'`,
    ].join('\n');
  await serve(() => startFakeApi(options), { port: options.port, greeting });
}
