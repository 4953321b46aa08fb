import type { RequestHandler } from 'msw';
import { featureOf, type HandlerModule, handlersOf } from './handlers-of.ts';

/** Each feature's handlers and data come with the first request that it answers. */
const features = new Map(
  Object.entries(import.meta.glob<HandlerModule>('./*/*.handlers.ts')).map(([file, load]) => [
    featureOf(file),
    async () => handlersOf(file, await load()),
  ]),
);

/** Patterns of urls that do not have the name of their feature in them. */
const addresses = Object.entries(
  import.meta.glob<RegExp>('./*/*.addresses.ts', { eager: true, import: 'addresses' }),
).map(([file, pattern]) => ({ feature: featureOf(file), pattern }));

/** Features that must be there before another answers: the table of roles knows who may change users, the settings the password. */
const needed: Readonly<Record<string, string>> = { users: 'roles', 'api-key': 'account-setting' };

/** The handlers of the feature that answers a url, by its name in the path; none when it belongs to the network. */
export async function handlersFor(url: string): Promise<RequestHandler[]> {
  const described = addresses.find(({ pattern }) => pattern.test(url))?.feature;
  const feature = described ?? new URL(url).pathname.split('/').find((part) => features.has(part));
  await features.get(needed[feature ?? ''] ?? '')?.();
  return (await features.get(feature ?? '')?.()) ?? [];
}
