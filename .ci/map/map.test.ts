import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFeatures } from '../../admin/vite/read-features.ts';
import { mapOf } from './map.ts';

const mocks = join(import.meta.dirname, '../../mocks');

/** A folder of features with one in it, as somebody would add it. */
function plant(manifest: string): string {
  const features = mkdtempSync(join(tmpdir(), 'features-'));
  onTestFinished(() => rmSync(features, { recursive: true }));
  mkdirSync(join(features, 'policies'));
  writeFileSync(join(features, 'policies/policies.feature.ts'), manifest);
  writeFileSync(join(features, 'policies/policies.machine.ts'), '');
  return features;
}

describe('the map', () => {
  it('is what the manifests say', async () => {
    await expect(mapOf(readFeatures(), mocks)).toMatchFileSnapshot('../../docs/map.md');
  });

  it('has a feature from the moment in which it has a manifest', () => {
    const features = plant(`export default {
      title: { id: 'Policies' },
      mocks: ['kanban'],
      pages: [
        { path: '/apps/policies', load: async () => (await import('./PoliciesPage.tsx')).PoliciesPage },
      ],
    };`);

    const map = mapOf(readFeatures(features), mocks);

    expect(map).toContain(
      '| policies | `/apps/policies` | `PoliciesPage.tsx` | `policies.machine.ts` | `kanban/kanban.handlers.ts` | – |',
    );
  });
});
