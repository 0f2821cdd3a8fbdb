import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SELF = ["'self'"];
const NONE = ["'none'"];

/** Names and values in turn, as node:http writes them without looking at them again. */
export type HeaderList = readonly string[];

/** Who may show a page in a frame: nobody, or the site itself. */
export type Framing = 'nobody' | 'site';

/**
 * Headers that every answer carries. Scripts and styles come from this origin as files, never from
 * markup; nothing may be framed but what the site frames itself; text can never become script.
 * @param publicUrl transport security is asked for only where the site is reached over TLS
 * @param framing who may show the answer in a frame
 */
export function securityHeaders(publicUrl: string, framing: Framing = 'nobody'): HeaderList {
  const secure = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        workerSrc: SELF,
        objectSrc: NONE,
        baseUri: NONE,
        formAction: SELF,
        // of the site's pages, of which only those that say so can be shown in one
        frameSrc: SELF,
        frameAncestors: framing === 'site' ? SELF : NONE,
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: NONE,
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // link previews and feeds on other sites show the pictures
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  // they depend on nothing that is asked: one answer that is never sent shows what they are
  const list: string[] = [];
  class Unsent extends ServerResponse {
    override setHeader(name: string, value: number | string | readonly string[]): this {
      list.push(name, String(value));
      return this;
    }
  }
  const request = new IncomingMessage(new Socket());
  setHeaders(request, new Unsent(request), () => undefined);
  return [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...list,
  ];
}
