import { withoutOwnZero } from '@vitrine/contracts';

/** An address that opens a new mail, with its subject filled in; on one line, as subjects are. */
export function mailLink(email: string, subject?: string | null): string {
  const line = subject?.replace(/\s+/g, ' ').trim();
  return line ? `mailto:${email}?subject=${encodeURIComponent(line)}` : `mailto:${email}`;
}

/** An address that dials; the spaces and brackets people write are left out. */
export function phoneLink(phone: string): string {
  return `tel:${withoutOwnZero(phone).replace(/[^+\d]/g, '')}`;
}

/** An address that opens a chat; WhatsApp takes the digits alone, country code first. */
export function whatsappLink(phone: string): string {
  return `https://wa.me/${withoutOwnZero(phone).replace(/\D/g, '')}`;
}
