/** A small feature as somebody would add it: its folders and its manifest, by path. */
export const policies: Readonly<Record<string, string>> = {
  'mocks/src/policies/policies.contract.ts': `
export interface Policy {
  id: number;
  traveller: string;
}
`,
  'mocks/src/policies/policies.handlers.ts': `
import { http, HttpResponse } from 'msw/http';
import type { Policy } from './policies.contract.ts';

export const policiesHandlers = [
  http.get('/apps/policies/list', () => HttpResponse.json<Policy[]>([{ id: 1, traveller: 'Ana Prado' }])),
];
`,
  'admin/src/features/policies/policies.feature.ts': `
import { msg } from '@lingui/core/macro';
import { Umbrella } from 'lucide-react';
import { defineFeature } from '../../manifest/manifest.ts';

export default defineFeature({
  title: msg\`Policies\`,
  menu: { in: 'apps', order: 55, icon: Umbrella },
  texts: 'policies',
  mocks: ['policies'],
  pages: [{ path: '/apps/policies', load: async () => (await import('./PoliciesPage.tsx')).PoliciesPage }],
});
`,
  'admin/src/features/policies/policies.api.ts': `
import { demoApi } from '../../http/http.ts';

export const listPolicies = (signal: AbortSignal) => demoApi.get('/apps/policies/list', { signal });
`,
  'admin/src/features/policies/PoliciesPage.tsx': `
import { Trans } from '@lingui/react/macro';

export const PoliciesPage = () => <p><Trans>Every traveller is insured.</Trans></p>;
`,
};
