let check: () => void = () => undefined;

/** The account settings know the password: they decide whether it was given a short while ago. Returns the check before. */
export function setProofCheck(next: () => void): () => void {
  const before = check;
  check = next;
  return before;
}

/** Refuses a sensitive request (422 `password: …`) unless its person has proved who they are within the last ten minutes. */
export const requireProof = (): void => check();
