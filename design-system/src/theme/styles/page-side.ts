/** Text that reads in the direction of its own words stands on the side of the page all the same; `writing.css` has it for paragraphs. */
export const onThePageSide = `
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
