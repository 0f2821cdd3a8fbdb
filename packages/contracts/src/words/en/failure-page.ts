/** The page that says that no page could be made. */
export const failurePage = {
  tooMany: 'Too many pages at once',
  failed: 'Something went wrong',
  tryAgain: 'Please try again in a moment.',
  nameRequest: 'If you write to us, please name this request:',
  home: 'Home page',
};
