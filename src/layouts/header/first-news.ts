/** The news that came with a document (src/first-rows), which stand still. */
export const firstNews = 'first-news';

/** The page's line has them until there is code to move them. */
export const keepFirstNews = (line: HTMLElement | null): void => {
  const still = line && document.getElementById(firstNews);
  if (still) line.append(still);
};
