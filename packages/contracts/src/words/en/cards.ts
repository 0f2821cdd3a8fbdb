/** What the picture of a shared link says besides what people wrote. */
export const cards = {
  readingTime: (minutes: number) => `${minutes} min read`,
};
