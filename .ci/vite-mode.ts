/** Vite keeps the mode "local" for its own `.env.local`, so the target of that name is built in a mode of another name. */
export function viteMode(target: string): string {
  return target === 'local' ? 'loopback' : target;
}
