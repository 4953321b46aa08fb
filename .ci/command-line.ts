import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the flags of a command. A flag that it does not know ends the command with its help instead of a stack trace. */
export function readCommandLine<const Config extends ParseArgsConfig>(help: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, 2);
  }
}

/** Ends a command with a message for the person who ran it. */
export function stop(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}
