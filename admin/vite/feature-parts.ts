import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Feature } from '../src/manifest/manifest.ts';
import { parts } from '../src/manifest/parts.ts';
// Lets Node read manifests.
import './read-features.ts';
import { sourceOf } from './source-of.ts';

const PART = new RegExp(`\\.feature\\.ts\\?(${Object.keys(parts).join('|')})$`);

/** Gives code the part of a manifest that it asks for by the query of the import: see `admin/src/manifest/parts.ts`. */
export function featureParts(): Plugin {
  return {
    name: 'embarque:feature-parts',
    load: {
      filter: { id: PART },
      async handler(id) {
        const [file = '', query = ''] = id.split('?');
        // Node keeps what it imported for good; another query makes it read a changed file again.
        const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
        const { default: feature } = (await import(/* @vite-ignore */ url)) as { default: Feature };
        return sourceOf(parts[query as keyof typeof parts](feature));
      },
    },
  };
}
