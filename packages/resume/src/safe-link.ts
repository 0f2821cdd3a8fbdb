const LINK = /^(https?:\/\/[^\s/$.?#]\S*|mailto:[^\s@]+@[^\s@]+)$/i;
const BARE = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

/**
 * The address where a page may lead to it: https, http or mailto.
 * @returns undefined for any other; an address without 'https://' gets it
 */
export function safeLink(text: string): string | undefined {
  if (LINK.test(text)) return URL.canParse(text) ? text : undefined;
  return BARE.test(text) && /\.\p{L}{2,}/u.test(text) ? `https://${text}` : undefined;
}
