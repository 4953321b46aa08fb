import { expect, it } from 'vitest';
import { timeZonesFile } from './time-zones.ts';

it('the names of time zones are those of the data of Unicode', async () => {
  await expect(timeZonesFile()).toMatchFileSnapshot('../../admin/src/i18n/time/time-zones.data.ts');
});
