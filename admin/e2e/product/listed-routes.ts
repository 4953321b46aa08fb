import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Routes } from './routes.main.ts';

/** All routes by who may open them. Node itself reads the manifests: the loader of Playwright does not know the stand-in for Lingui's macro. */
export const listedRoutes = (): Routes =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'routes.main.ts')], { encoding: 'utf8' }),
  ) as Routes;
