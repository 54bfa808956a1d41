import type { Page } from 'playwright';

/** Every text that the page shows or gives to screen readers: text nodes, labels, placeholders, titles, alternative texts. */
export const textsShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.add(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        texts.add(element.getAttribute(name)?.trim() ?? '');
      }
    }
    texts.delete('');
    return [...texts];
  });
