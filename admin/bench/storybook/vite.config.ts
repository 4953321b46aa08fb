/** Nothing of the app's own. */
export default {};
