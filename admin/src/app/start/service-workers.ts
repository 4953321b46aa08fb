/** Removes every service worker of the past, and what it kept (specification §2): old code must never answer for new. */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = await globalThis.caches?.keys();
    await Promise.all((names ?? []).map((name) => caches.delete(name)));
  } catch {
    // A browser that forbids service workers has none to remove.
  }
}
