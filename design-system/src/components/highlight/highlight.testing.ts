/** The marked parts of what is on the page, or of a part of it. */
export const markedIn = (root: ParentNode = document): string[] =>
  Array.from(root.querySelectorAll('mark'), ({ textContent }) => textContent);
