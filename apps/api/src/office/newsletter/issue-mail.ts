import type { Locale } from '@vitrine/contracts';
import type { MailVoice } from '../../service/index.ts';
import { escapeMarkup, toHtml } from '../../writing/index.ts';

/** What every reader gets. */
export interface IssueText {
  subject: string;
  /** Markdown. */
  text: string;
  /** '' for that of the company's mails. */
  language: Locale | '';
}

/** What is around the text of an issue. */
interface Surroundings {
  /** In the language of the reader. */
  voice: MailVoice;
  /** That of the text. */
  textLanguage: Locale;
  unsubscribe: string;
  /** Where the reader chooses topics; undefined where there are none. */
  preferences: string | undefined;
}

// Mail programs know no stylesheet: everything stands where it is used. Colours are left to them
// where they can be, so that a dark inbox stays dark.
const PAGE = 'margin:0;padding:24px 16px;font:16px/1.6 system-ui,Segoe UI,Roboto,sans-serif';
const SHEET = 'max-width:600px;margin:0 auto;overflow-wrap:anywhere';
const COMPANY = 'margin:0 0 16px;font-weight:600';
const FOOT = 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #8884;font-size:14px';

/** An issue as a mail: its Markdown as it is for plain text, and as HTML. */
export function writeIssueMail(
  { subject, text }: Omit<IssueText, 'language'>,
  { voice, textLanguage, unsubscribe, preferences }: Surroundings,
): { body: string; html: string } {
  const { language, company, site } = voice;
  const { newsletterFoot: words } = voice.words;
  const why = words.why(company);
  const links = [
    ...(preferences ? [{ label: words.preferences, url: preferences }] : []),
    { label: words.unsubscribe, url: unsubscribe },
  ];
  return {
    body: [text, '--', why, ...links.map(({ label, url }) => `${words.link(label)}\n${url}`)].join(
      '\n\n',
    ),
    html: [
      '<!doctype html>',
      `<html lang="${textLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      `<meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head>`,
      `<body style="${PAGE}"><div style="${SHEET}">`,
      `<p dir="auto" style="${COMPANY}"><a href="${escapeMarkup(site)}/">${escapeMarkup(company)}</a></p>`,
      // it runs as its first letter
      '<div dir="auto">',
      toHtml([text], `${site}/`).replaceAll('<img ', '<img style="max-width:100%" '),
      '</div>',
      `<p lang="${language}" style="${FOOT}">${escapeMarkup(why)}<br>`,
      links
        .map(({ label, url }) => `<a href="${escapeMarkup(url)}">${escapeMarkup(label)}</a>`)
        .join(' · '),
      '</p></div></body></html>',
    ].join('\n'),
  };
}
