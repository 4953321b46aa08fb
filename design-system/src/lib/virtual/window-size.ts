/** A window of which a server assumes that its reader has it. */
const usual = { width: 1280, height: 800 };

/** The size of the window, in px. */
export const windowSize = () =>
  typeof window === 'undefined' ? usual : { width: window.innerWidth, height: window.innerHeight };
