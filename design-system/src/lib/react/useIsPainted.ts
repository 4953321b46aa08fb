import { useDeferredValue } from 'react';

/** Whether the component was painted once already: what nobody needs in that moment is drawn after it. */
export const useIsPainted = () => useDeferredValue(true, false);
