/** How journeys are shown: each axis with its choices, the usual one first. */
export const modeAxes = {
  skin: { light: 'Light', dark: 'Dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  width: { desktop: 'Desktop', phone: 'Phone' },
  language: { en: 'English', 'pt-BR': 'Português' },
} as const;

type Axes = typeof modeAxes;
export type Axis = keyof Axes;

/** One choice of each axis. */
export type Modes = { [Name in Axis]: keyof Axes[Name] };

export const axes = Object.keys(modeAxes) as Axis[];

/** Widths and heights of the windows in which journeys are shown, in pixels. */
export const windows: Record<Modes['width'], { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

const choicesOf = (axis: Axis): string[] => Object.keys(modeAxes[axis]);

/** Writes modes as a part of an address: `dark.rtl.phone.pt-BR`. */
export const writeModes = (modes: Modes): string => axes.map((axis) => modes[axis]).join('.');

/** Reads such a part; what it does not say is as usual. */
export function readModes(text: string): Modes {
  const said = text.split('.');
  const chosen = axes.map((axis) => {
    const choices = choicesOf(axis);
    return [axis, choices.find((choice) => said.includes(choice)) ?? choices[0]];
  });
  return Object.fromEntries(chosen) as Modes;
}

/** Modes for people: `Dark · Right to left · Phone, 390 px · English`. */
export function describeModes(modes: Modes): string {
  const { width } = windows[modes.width];
  return [
    modeAxes.skin[modes.skin],
    modeAxes.direction[modes.direction],
    `${modeAxes.width[modes.width]}, ${width} px`,
    modeAxes.language[modes.language],
  ].join(' · ');
}

/** The address of a journey's frame in these modes, beside the one of this page. */
export function frameUrl(storyId: string, { skin, direction, language }: Modes): string {
  // As in tests: a step must not wait for what moves.
  const globals = `skin:${skin};direction:${direction};language:${language};motion:reduced`;
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals, walk: '1' }).toString()}`;
}
