import type { Company } from '@vitrine/contracts';
import type { FeedLink, Head } from './head.ts';
import type { PageContext } from './page.ts';
import { SHARE_IMAGE, SHARE_IMAGE_SIZE } from './share-image.ts';

interface Subject {
  title: string;
  description?: string | undefined;
  /** The page's own address, as a path. */
  path: string;
  /** For previews of a shared link; in the size that all of them have. */
  image?: string | undefined;
  feeds?: readonly FeedLink[] | undefined;
  /** Open Graph type; `website` unless told. */
  type?: string | undefined;
  jsonLd?: readonly object[] | undefined;
  /** For pages that no crawler should keep. */
  robots?: 'noindex' | undefined;
}

/** The company's name in one, or an empty text before it is known. */
export const nameOf = (company: Pick<Company, 'name'> | undefined): string =>
  company ? `${company.name.first} ${company.name.second}`.trim() : '';

export const companyName = (context: PageContext): string =>
  nameOf(context.read('pages.company.get'));

/** A public page's whole head: canonical link, Open Graph and Twitter card from one description. */
export function pageHead(context: PageContext, subject: Subject): Head {
  const { title, description, path, image = SHARE_IMAGE, type = 'website', ...rest } = subject;
  const company = companyName(context);
  return {
    title: company && title !== company ? `${title} · ${company}` : title,
    description,
    canonical: path,
    openGraph: {
      type,
      title,
      description,
      url: path,
      image,
      'image:width': String(SHARE_IMAGE_SIZE.width),
      'image:height': String(SHARE_IMAGE_SIZE.height),
      'image:alt': title,
      site_name: company || undefined,
    },
    twitter: { card: 'summary_large_image', title, description, image, 'image:alt': title },
    ...rest,
  };
}
