import type { Tone } from '../../theme/tones.ts';
import type { ProjectState } from './projects.data.ts';
import { ProjectTable } from './ProjectTable.samples.tsx';

/** Lines between the rows, and a tint under the pointer. */
export const Basic = () => <ProjectTable />;

/** Dark in every skin, for a table that should stand out. */
export const Dark = () => <ProjectTable ground="dark" />;

/** Sets the header apart from the rows. */
export const DarkHeader = () => <ProjectTable head="dark" />;

/** The default header, a tint of the background. */
export const LightHeader = () => <ProjectTable head="light" lines="none" />;

/** Helps the eye along wide rows. */
export const Striped = () => <ProjectTable isStriped lines="none" />;

/** Stripes on a dark background. */
export const StripedDark = () => <ProjectTable isStriped ground="dark" lines="none" />;

/** Lines on all sides, for figures that are read down as much as across. */
export const Bordered = () => <ProjectTable lines="grid" />;

/** No lines, for a few rows. */
export const Borderless = () => <ProjectTable lines="none" />;

const toneOf: Partial<Record<ProjectState, Tone>> = { completed: 'success', pending: 'warning', scheduled: 'info' };

/** Colours rows by the state that their cells name. */
export const ContextualRows = () => <ProjectTable lines="none" rowTone={({ state }) => toneOf[state]} />;
