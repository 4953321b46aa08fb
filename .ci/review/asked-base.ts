import { type Release, releases } from '../../.storybook/releases/releases.data.ts';

/** The base of a review, as the command line names it. */
export interface AskedBase {
  /** A branch or a commit. */
  name: string | undefined;
  /** In words, where it is a release. */
  label: string | undefined;
}

/**
 * The base that the command line asks for: a release by its version, as it is written or as its tag, or a branch or a commit.
 *
 * @param all the releases so far
 */
export function askedBase(asked: string | undefined, all: readonly Release[] = releases): AskedBase {
  const release = all.find(({ version }) => asked === version || asked === `v${version}`);
  return release
    ? { name: release.commit, label: `release ${release.version} of ${release.date}` }
    : { name: asked, label: undefined };
}
