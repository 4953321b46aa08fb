import { useMatch } from 'react-router-dom';
import { useCanonicalPath } from './useCanonicalPath.ts';

/**
 * The number of the thing in the address, which is corrected where it has zeros before the number. `undefined` where there is none,
 * `null` where it is no number.
 *
 * @param path the path before the number
 */
export function useNumericId(path: string): number | null | undefined {
  const text = useMatch(`${path}/:id`)?.params.id;
  const id = text === undefined ? undefined : isNumber(text) ? Number(text) : null;
  useCanonicalPath(typeof id === 'number' ? `${path}/${id}` : null);
  return id;
}

const isNumber = (text: string) => /^\d{1,15}$/.test(text);
