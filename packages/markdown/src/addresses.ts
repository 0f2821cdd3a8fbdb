/** Only for resolving; an address that stays with it is one of the site's own. */
const HERE = 'https://here.invalid';
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);
const OWN_PICTURE = /^\/(media|art)(\/[\w-][\w.-]*)+$/;

/** Where a link may lead: http, https, mailto and pages of the site; undefined for anything else. */
export function safeLink(written: string): { href: string; external: boolean } | undefined {
  if (!/^([a-z][a-z\d+.-]*:|[/#])/i.test(written) || !URL.canParse(written, HERE)) return undefined;
  // parsed as a browser does, which drops tabs and line ends inside a scheme
  const { href, origin, protocol, pathname, search, hash } = new URL(written, HERE);
  if (!SCHEMES.has(protocol)) return undefined;
  if (origin !== HERE) return { href, external: protocol !== 'mailto:' };
  return { href: written.startsWith('#') ? hash : pathname + search + hash, external: false };
}

/** Whether a picture is the site's own: others would tell strangers who reads what. */
export const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src);
