/** One may leave the host to be found in the query, as for a socket: `postgres://user@/name?host=/run`. */
export const isPostgresAddress = (url: string): boolean =>
  isAddress(url.replace('@/', '@localhost/'), /^postgres(ql)?:$/);

/** The path of one is the number of a database. */
export const isValkeyAddress = (url: string): boolean =>
  isAddress(url, /^(valkey|redis)s?:$/) && hasHost(url) && /^(\/\d*)?$/.test(pathOf(url));

export const isMailServerAddress = (url: string): boolean =>
  isAddress(url, /^smtps?:$/) && hasHost(url);

/** Whether it names scheme and host, and nothing else. */
export function isHostAlone(url: string): boolean {
  const { origin, href } = URL.parse(url) ?? {};
  return `${origin}/` === href;
}

/** Whether it is one whose name and password can be read. */
function isAddress(url: string, protocols: RegExp): boolean {
  const { protocol = '', username = '', password = '' } = URL.parse(url) ?? {};
  return protocols.test(protocol) && isEncoded(username) && isEncoded(password);
}

const hasHost = (url: string): boolean => Boolean(URL.parse(url)?.hostname);

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
