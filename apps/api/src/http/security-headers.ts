import type { RequestHandler } from 'express';
import helmet from 'helmet';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SELF = ["'self'"];
const NONE = ["'none'"];

/**
 * Headers that every answer carries. Scripts and styles come from this origin as files, never from
 * markup; nothing may be framed; text can never become script.
 * @param publicUrl transport security is asked for only where the site is reached over TLS
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const secure = publicUrl.startsWith('https:');
  const common = helmet({
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
        frameAncestors: NONE,
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
  return (req, res, next) => {
    res.set(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    );
    common(req, res, next);
  };
}
