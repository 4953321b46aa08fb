/** Asks `Intl` for the first few: fewer numbers than this are written as soon as the signs are known. */
const FEW = 200;
/** Numbers with and without groups, singular and plural, with as many decimals as a sum or a rate has. */
const probes = [0, 1, 2, 10, 999, 1000, 9999, 54_321, 1_000_000, 9_876_543_210, 0.01, 0.5, 7.25, 1234.125, 98_765.4];
const LARGEST = 1e15;

type Writer = (value: number) => string;

/** Writes numbers as `Intl` does. Many are written several times quicker: the signs of the format stand between the digits of the number. */
export function numberWriter(format?: Intl.NumberFormatOptions): Writer {
  const intl = new Intl.NumberFormat('pt-BR', format);
  let written = 0;
  let quick: Writer | undefined;
  return (value) => {
    if (quick) return quick(value);
    written += 1;
    if (written === FEW) quick = quickWriter(intl);
    return intl.format(value);
  };
}

/** Follows a format of groups and decimals; one with rules beyond these is found out by the probes, and stays with `Intl`. */
function quickWriter(intl: Intl.NumberFormat): Writer {
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most = 0 } = intl.resolvedOptions();
  const parts = intl.formatToParts(9_876_543.25);
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [signOf('group'), signOf('decimal') || ','];
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'fraction';
  const textOf = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const before = textOf(parts.slice(0, parts.findIndex(isDigits)));
  const behind = textOf(parts.slice(parts.findLastIndex(isDigits) + 1));

  const write: Writer = (value) => {
    // A rounded number, and one with an exponent, are for `Intl`.
    if (!(value >= 0.001 && value < LARGEST) && !Object.is(value, 0)) return intl.format(value);
    const digits = String(value);
    const point = digits.indexOf('.');
    const decimals = point < 0 ? '' : digits.slice(point + 1);
    if (decimals.length > most) return intl.format(value);
    let at = point < 0 ? digits.length : point;
    let whole = digits.slice(Math.max(at - 3, 0), at);
    for (at -= 3; at > 0; at -= 3) whole = digits.slice(Math.max(at - 3, 0), at) + group + whole;
    const fraction = decimals.padEnd(least, '0');
    return before + whole + (fraction && decimal + fraction) + behind;
  };
  return probes.every((probe) => write(probe) === intl.format(probe)) ? write : (value) => intl.format(value);
}
