import { useCallback, useState } from 'react';

/**
 * How many buttons of one width have room in a row, from before it is first painted. Until there is a button to measure,
 * all have.
 *
 * @param wanted how many there would be; another number is measured anew
 */
export function useFitting(wanted: number) {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row || wanted === 0) return undefined;
      const read = () => {
        const width = row.querySelector('a, button')?.getBoundingClientRect().width;
        // Widths are fractions, and rounding must not cost a button its room.
        if (width) setFitting(Math.floor(row.getBoundingClientRect().width / width + 0.01));
      };
      const observer = new ResizeObserver(read);
      observer.observe(row);
      read();
      return () => observer.disconnect();
    },
    [wanted],
  );
  return [fitting, measure] as const;
}
