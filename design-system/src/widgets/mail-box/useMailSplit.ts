import { createContext } from 'react';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { media } from '../../theme/media.ts';

/** Whether a reader stands beside its list, which stays within reach, rather than over it. */
export const MailSplit = createContext(false);

/** Whether the window has room for a list of messages and the open one side by side. */
export const useMailSplit = () => useMediaQuery(media.wide);
