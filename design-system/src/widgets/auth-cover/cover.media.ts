/** From this width on the form stands beside the cover; below it the cover is a band above the form. */
export const besideEachOther = '@media (min-width: 900px)';
