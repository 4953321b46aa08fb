import { describe, expect, it } from 'vitest';
import { type Manifest, scriptsNeeded } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['src/Sales.tsx'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/Sales.tsx': { file: 'assets/Sales.js', imports: ['_shared.js', '_table.js'] },
  '_table.js': { file: 'assets/table.js', imports: ['index.html'] },
  'src/theme.css': { file: 'assets/theme.css' },
};

describe('the scripts that a page needs', () => {
  it('are the entry and what it imports, without what loads later', () => {
    expect(scriptsNeeded(manifest, ['index.html'])).toEqual(['assets/index.js', 'assets/shared.js']);
  });

  it('count once, however often they are imported', () => {
    expect(scriptsNeeded(manifest, ['index.html', 'src/Sales.tsx'])).toEqual([
      'assets/Sales.js',
      'assets/index.js',
      'assets/shared.js',
      'assets/table.js',
    ]);
  });

  it('are scripts only', () => {
    expect(scriptsNeeded(manifest, ['src/theme.css'])).toEqual([]);
  });

  it('are refused for an unknown module, with the known ones in the message', () => {
    expect(() => scriptsNeeded(manifest, ['src/Shop.tsx'])).toThrow(/"src\/Shop\.tsx".*src\/Sales\.tsx/);
  });
});
