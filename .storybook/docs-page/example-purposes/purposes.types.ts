/** When to take what an example shows, in a sentence: by its file and its name. An example whose source says so has none. */
export type ExamplePurposes = Readonly<Record<string, Readonly<Record<string, string>>>>;
