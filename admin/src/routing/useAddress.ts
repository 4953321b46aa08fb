import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address, and how to change it. Changes build on each other where the page has not followed yet: the router's
 * own setter begins with what was drawn last, so that the second of two quick presses would take the first one back.
 */
export function useAddress(): [address: URLSearchParams, change: Change] {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  const change: Change = (next, options) => {
    latest.current = next(latest.current);
    setAddress(latest.current, options);
  };
  return [address, change];
}
