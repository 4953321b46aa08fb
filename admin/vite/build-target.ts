import type { Plugin } from 'vite';
import { loadEnv } from 'vite';
import { BUILD_TARGET_FILE } from '../serve/target.ts';
import { readTarget, targetOfMode, TARGETS } from '../src/config.target.ts';

/** Stops a build whose target is unknown or lacks its settings, and notes the target beside the result. */
export function buildTarget(envDir: string): Plugin {
  let mode = '';
  const read = () => readTarget({ ...loadEnv(mode, envDir, 'VITE_'), MODE: mode });

  return {
    name: 'embarque:build-target',
    apply: 'build',
    configResolved(resolved) {
      mode = resolved.mode;
      if (!TARGETS.some((target) => target === targetOfMode(mode))) {
        throw new Error(`Unknown target "${mode}". Build with --mode and one of: ${TARGETS.join(', ')}.`);
      }
      read();
    },
    generateBundle() {
      const { target, salesApiBase } = read();
      const apiOrigin = target === 'demo' ? null : new URL(salesApiBase).origin;
      this.emitFile({
        type: 'asset',
        fileName: BUILD_TARGET_FILE,
        source: `${JSON.stringify({ target, apiOrigin })}\n`,
      });
    },
  };
}
