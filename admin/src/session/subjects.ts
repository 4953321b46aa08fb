/** Subject of the template modules. */
export const SUBJECT_OF_TEMPLATE = 'Template';
