/**
 * Says, in a line that can be closed, that the page is in the reader's language as well. Made in the
 * browser, so that the page itself is the same for everyone.
 * @param page the link to it, which has the words
 */
export function offerLanguage(page: HTMLAnchorElement, onClose: () => void): void {
  const { hreflang, dataset } = page;
  const line = document.createElement('aside');
  line.className = 'language-offer screen-only';
  line.lang = hreflang;
  line.ariaLabel = page.ariaLabel;
  const link = document.createElement('a');
  link.href = page.pathname;
  link.hreflang = hreflang;
  link.dataset.language = hreflang;
  link.textContent = dataset.offer ?? '';
  const close = document.createElement('button');
  close.type = 'button';
  close.dataset.answered = '';
  close.ariaLabel = dataset.close ?? '';
  close.textContent = '×';
  close.addEventListener('click', () => {
    line.remove();
    onClose();
  });
  line.append(link, close);
  document.body.append(line);
}
