import type { Host } from './http-host.ts';

/** Runs a server until somebody stops it. Says where it answers, or why it cannot. */
export async function serve(begin: () => Promise<Host>, { port, greeting }: Greeting): Promise<void> {
  try {
    const server = await begin();
    console.log(greeting(server.url));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    console.error(`Port ${port} is in use. Stop what runs there, or choose another with --port.`);
    process.exitCode = 1;
  }
}

interface Greeting {
  /** The port that was asked for. */
  port: number;
  /** The message to print once it answers. */
  greeting: (url: string) => string;
}

async function stop(server: Host): Promise<void> {
  await server.close();
  // A late answer may still be waiting for its time; nobody is left to receive it.
  process.exit(0);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
