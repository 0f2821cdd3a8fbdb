import type { Head } from './head.ts';
import type { PageContext } from './page.ts';

interface Subject {
  title: string;
  description?: string | undefined;
  /** The page's own address, as a path. */
  path: string;
  image?: string | undefined;
  /** Open Graph type; `website` unless told. */
  type?: string | undefined;
  jsonLd?: readonly object[] | undefined;
}

/** The company's name in one, or an empty text before it is known. */
export function companyName(context: PageContext): string {
  const company = context.read('pages.company.get');
  return company ? `${company.name.first} ${company.name.second}`.trim() : '';
}

/** A public page's whole head: canonical link, Open Graph and Twitter card from one description. */
export function pageHead(context: PageContext, subject: Subject): Head {
  const { title, description, path, image, type = 'website', jsonLd } = subject;
  const company = companyName(context);
  return {
    title: company && title !== company ? `${title} · ${company}` : title,
    description,
    canonical: path,
    openGraph: { type, title, description, url: path, image, site_name: company || undefined },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, image },
    jsonLd,
  };
}
