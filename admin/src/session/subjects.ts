/** What the template kit's own pages ask of a person. */
export const SUBJECT_OF_TEMPLATE = 'Template';
