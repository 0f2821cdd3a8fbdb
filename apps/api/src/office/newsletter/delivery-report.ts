import type { Attachment } from 'postal-mime';

/** What a delivery status notification (RFC 3464) says of a mail. */
export interface DeliveryReport {
  /** What was said of a recipient whom no mail will ever reach; undefined where the next one may. */
  refusal: string | undefined;
  /** The head of the mail that it is about, a field on each line; '' where that did not come back. */
  head: string;
}

const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
/** The mail that came back, whole or its head alone. */
const RETURNED = [
  ...['message/rfc822', 'text/rfc822-headers'],
  ...['message/global', 'message/global-headers'],
];
/** Of what is no address: the server, the mail itself, what it says (subjects of RFC 3463). */
const NOT_THE_ADDRESS = ['3', '6', '7'];
/** More than a mail of ours has recipients. */
const MOST_BLOCKS = 20;
const MOST_NESTED = 10;

/**
 * Reads what a mail server sends back.
 * @returns undefined for what is no such notification, whatever else it is
 */
export async function readDeliveryReport(mail: Blob): Promise<DeliveryReport | undefined> {
  // only who mails newsletters ever needs it
  const { default: PostalMime } = await import('postal-mime');
  const options = { forceRfc822Attachments: true, maxNestingDepth: MOST_NESTED };
  const parsed = await PostalMime.parse(mail, options).catch(() => undefined);
  const textOf = (types: readonly string[]) => {
    const part = parsed?.attachments.find(({ mimeType }) => types.includes(mimeType));
    return part && contentOf(part);
  };
  const status = textOf(STATUS);
  if (status === undefined) return undefined;
  return { refusal: refusalIn(status), head: headOf(textOf(RETURNED) ?? '') };
}

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** A line that begins with a space goes on with the one before. */
const unfolded = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');

const headOf = (mail: string): string => unfolded(mail).split('\n\n', 1)[0] ?? '';

/** Fields about the mail, then a block of fields for each recipient. */
function refusalIn(status: string): string | undefined {
  const [, ...recipients] = unfolded(status.trim()).split(/\n\s*\n/, MOST_BLOCKS);
  for (const block of recipients) {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
      }),
    );
    const code = fields.get('status') ?? '';
    const about = /^5\.(\d{1,3})\.\d{1,3}\b/.exec(code)?.[1];
    if (fields.get('action')?.toLowerCase() !== 'failed' || about === undefined) continue;
    if (NOT_THE_ADDRESS.includes(about)) continue;
    return fields.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '') || code;
  }
  return undefined;
}
