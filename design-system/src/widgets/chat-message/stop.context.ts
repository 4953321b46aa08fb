import { createContext, use } from 'react';

/** Whether the controls of a message are stops of the Tab key: those of one message in a thread are. */
export const StopContext = createContext(true);

/** The `tabIndex` of a control of a message. */
export const useTabStop = (): { tabIndex?: -1 } => (use(StopContext) ? {} : { tabIndex: -1 });
