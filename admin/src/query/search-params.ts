type Value = string | number | readonly string[] | undefined;

/** The given params, changed. `undefined` and an empty text remove one; other params stay. */
export function withParams(searchParams: URLSearchParams, change: object): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  for (const [name, value] of Object.entries(change) as [string, Value][]) {
    if (value === undefined || value === '') next.delete(name);
    else if (typeof value !== 'object') next.set(name, String(value));
    else {
      next.delete(name);
      value.forEach((each) => next.append(name, each));
    }
  }
  return next;
}

/** The params of a changed list. Any change but that of the page returns to the first page, which has no param. */
export function withListParams(searchParams: URLSearchParams, change: { page?: number }): URLSearchParams {
  return withParams(searchParams, { ...change, page: change.page === 1 ? undefined : change.page });
}

export function readOneOf<const T extends string>(allowed: readonly T[], text: string | null): T | undefined {
  return allowed.find((value) => value === text);
}

/** A whole number from 1 to `max`; anything else counts as left out. */
export function readWholeNumber(text: string | null, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 && value <= max ? value : undefined;
}
