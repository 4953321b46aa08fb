import { globSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Feature, FeaturePage } from '../src/manifest/manifest.ts';

/** A manifest as Node reads it: for the build, the catalogues of texts, and the docs. */
export interface FeatureFile {
  /** The folder's name. */
  name: string;
  /** The folder's path. */
  folder: string;
  feature: Feature;
}

const FEATURES = join(import.meta.dirname, '../src/features');

const macro = pathToFileURL(join(import.meta.dirname, 'macro.ts')).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro' ? { url: macro, shortCircuit: true } : next(specifier, context),
});

const require = createRequire(import.meta.url);

/**
 * All manifests, A–Z.
 *
 * @param features the folder of the features
 */
export function readFeatures(features = FEATURES): FeatureFile[] {
  return globSync('*/*.feature.ts', { cwd: features })
    .toSorted()
    .map((file) => {
      const { default: feature } = require(join(features, file)) as { default: Feature };
      return { name: basename(dirname(file)), folder: join(features, dirname(file)), feature };
    });
}

/** The file of a page, relative to the feature's folder; undefined when the page is planned. */
export function fileOf({ load }: Pick<FeaturePage, 'load'>): string | undefined {
  return load && /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(load.toString())?.[1];
}
