const MOST_CHARACTERS = 60;

/**
 * A name as a mail may say it: letters alone, so that no address, number or markup that someone
 * typed as a name becomes a link or a message of ours.
 * @example plainName('Visit evil.com <b>now</b>') // 'Visit evil com b now b'
 */
export function plainName(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    // a dot stays where it shortens a name: 'J. P. Ngu'
    .replace(/\.(?!\s|$)/g, ' ')
    .replace(/(?<!(^|\s)\p{L}\p{M}*)\./gu, ' ')
    .replace(/[^\p{L}\p{M}.'’ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MOST_CHARACTERS).join('').trim();
}
