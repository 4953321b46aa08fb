import { http } from 'msw/http';
import { readBody } from '../lib/http/answers.ts';
import { whole } from './account-setting.devices.ts';
import { connectionSchema, saveSchema } from './account-setting.requests.ts';
import { connect, save } from './account-setting.rules.ts';
import { accountBillingHandlers } from './account-setting.billing.ts';
import { accountSecurityHandlers } from './account-setting.security.ts';

const data = '/account-setting/data';

export const accountSettingHandlers = [
  http.get(data, ({ request }) => whole(request)),

  http.post('/account-setting/save', async ({ request }) => {
    save(await readBody(request, saveSchema));
    return whole(request);
  }),

  http.post('/account-setting/connection', async ({ request }) => {
    connect(await readBody(request, connectionSchema));
    return whole(request);
  }),

  ...accountSecurityHandlers,
  ...accountBillingHandlers,
];
