import { describe, expect, it } from 'vitest';
import { entriesOf, type Manifest, manifestOf } from './manifest.ts';

const sources: Manifest = {
  name: '@embarque/design-system',
  version: '1.2.3',
  private: true,
  license: 'MIT',
  exports: {
    '.': './src/index.ts',
    './charts': './src/charts/charts.ts',
    './vite': './vite.ts',
    './fonts.css': './src/theme/fonts.css',
    './locales/fr': './locales/fr.ts',
    './locales/*.json': './locales/*.json',
  },
  dependencies: { '@visx/axis': '4.0.0', react: '19.3.1', 'react-aria': '3.53.1', unused: '1.0.0' },
};

const outside = {
  imported: ['react', 'react/jsx-runtime', 'react-aria/private/utils', '@visx/axis', 'node:fs'],
  named: ['react', '@visx/axis', 'd3-scale'],
  installed: (id: string) => ({ [`@types/${id}`]: '9.9.9' }),
};

describe('the package', () => {
  it('has the entries that others are promised', () => {
    expect(entriesOf(sources)).toEqual({
      '.': 'src/index.ts',
      './charts': 'src/charts/charts.ts',
      './locales/fr': 'locales/fr.ts',
    });
  });

  it('names types before files, and both as they are built', () => {
    expect(manifestOf(sources, outside).exports).toMatchObject({
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './locales/fr': { types: './locales/fr.d.ts', default: './locales/fr.js' },
      './styles.css': './styles.css',
    });
  });

  it('depends on what its files import and its types name, and has React given', () => {
    const { dependencies, peerDependencies } = manifestOf(sources, outside);

    expect(dependencies).toEqual({ '@types/d3-scale': '^9.9.9', '@visx/axis': '^4.0.0', 'react-aria': '^3.53.1' });
    expect(Object.keys(peerDependencies ?? {})).toEqual(['react', 'react-dom', 'styled-components']);
  });

  it('is not built when others would miss a library', () => {
    expect(() => manifestOf(sources, { ...outside, imported: ['left-pad'] })).toThrow('The package imports left-pad');
  });

  it('may be published', () => {
    expect(manifestOf(sources, outside)).not.toHaveProperty('private');
  });
});
