/** The advice on a widget's page for designers. */
export interface WidgetGuide {
  /** Cases in which it is the right widget. */
  when: readonly string[];
  /** Cases in which it is not, with the widget to take by its name on the pages. */
  whenNot: readonly { text: string; instead?: string }[];
  /** Its parts, from its beginning to its end. */
  anatomy: readonly string[];
  /** Rules for its texts. */
  content: { good: readonly string[]; bad: readonly string[] };
  /** The reading of a screen reader, and the way of the focus. */
  screenReader: string;
}

export type WidgetGuides = Readonly<Record<string, WidgetGuide>>;
