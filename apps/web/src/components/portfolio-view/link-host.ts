/**
 * Where a link leads, short enough to read: the host without `www.`, or the address of a mail.
 * @example linkHost('https://www.github.com/ngozi') // 'github.com'
 */
export function linkHost(url: string): string {
  if (/^mailto:/i.test(url)) return url.slice('mailto:'.length).split('?')[0] ?? '';
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
