const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/;
const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/;

/** A day or a month as cells write it: "2026-11-2", "20261102" and "2.11.26" are "02/11/2026". */
export function writtenDays(written: string): string[] {
  const [, isoYear, isoMonth, isoDay] = iso.exec(written) ?? compact.exec(written) ?? [];
  if (isoYear && isoMonth) return [dated([isoDay, isoMonth, isoYear])];
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(written) ?? [];
  if (!day || !month) return [];
  const isAmerican = Number(month) > 12;
  const [first, second] = isAmerican ? [month, day] : [day, month];
  if (Number(first) > 31 || Number(second) > 12) return [];
  return [dated([first, second, year])];
}

/** Parts of a day as cells write it. */
export function dated([day, month, year]: readonly (string | undefined)[]): string {
  const full = year?.length === 2 ? `20${year}` : year;
  return [day, month, full].flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('/');
}
