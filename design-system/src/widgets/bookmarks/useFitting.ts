import { useCallback, useState } from 'react';

/**
 * The number of equally wide buttons that fit into a row, before the first paint. Until one can be measured, all fit.
 * @param wanted the number of buttons; a new number is measured again
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
