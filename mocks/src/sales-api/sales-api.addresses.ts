import { SALES_API_DEMO_BASE } from './sales-api.contract.ts';

export const addresses = new RegExp(`^${SALES_API_DEMO_BASE}/`);
