const RealDate = Date;
let shown: number | null = null;

/**
 * Sets the clock of the page, from which it runs on. Nothing but the date is changed: timers take as long as ever.
 *
 * @param moment in milliseconds since 1970; `null` for the real time
 */
export function setPageClock(moment: number | null) {
  // To be drawn again does not turn the clock back.
  if (moment === shown) return;
  shown = moment;
  globalThis.Date = moment === null ? RealDate : shiftedDate(moment - RealDate.now());
}

function shiftedDate(ahead: number): DateConstructor {
  const now = () => RealDate.now() + ahead;
  return new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
