/** Whether an event may link to it: an address of the web, and nothing that a browser would run. */
export function isWebAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.host !== '';
}

/** The address as it was meant: people leave out the beginning. Anything else stays as it is, for the field to refuse. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(address) && !/^[a-z][a-z+.-]*:[^\d/]/i.test(address);
  return isBare ? `https://${address}` : address;
}
