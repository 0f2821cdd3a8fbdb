import { readPicture } from '@vitrine/contracts';
import { getLocale } from '#lib/locale.ts';
import type { PageContext, PageHead, PageQueries, PageStatusOf } from '#lib/page.ts';
import { companyName, pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { shareImages } from '#lib/share-image.ts';
import { pageUrl } from '#lib/site-address.ts';
import { m } from '#messages';

const asked = ({ params }: Pick<PageContext, 'params'>) => ({
  params: { id: params.project ?? '' },
});

const queries: PageQueries = (context) => [
  context.query('caseStudies.get', asked(context)),
  context.query('pages.company.get'),
];

/** Found by its id, or by an address that another project had before, it has one address. */
const status: PageStatusOf = (context) => {
  const refused = context.failure('caseStudies.get', asked(context))?.status;
  if (refused === 404 || refused === 422) return 404;
  const address = context.read('caseStudies.get', asked(context))?.address;
  const moved = address !== undefined && address !== asked(context).params.id;
  return moved ? { redirectTo: paths.caseStudy.to(address) } : undefined;
};

const head: PageHead = (context) => {
  const study = context.read('caseStudies.get', asked(context));
  const path = paths.caseStudy.to(asked(context).params.id);
  if (!study) return pageHead(context, { title: m.layout_projects(), path });
  const { name, tagline, problem, image } = study.project;
  const url = pageUrl(path, context.origin);
  return pageHead(context, {
    title: name,
    description: tagline || undefined,
    path,
    type: 'article',
    image: shareImages.caseStudy(study.project.id),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name,
        headline: tagline || undefined,
        abstract: problem || undefined,
        image: image ? new URL(readPicture(image).src, context.origin).href : undefined,
        inLanguage: getLocale(),
        url,
        creator: {
          '@type': 'Organization',
          name: companyName(context),
          url: pageUrl(paths.home.to(), context.origin),
        },
      },
    ],
    under: [{ name: m.layout_projects(), path: paths.projects.to() }],
  });
};

/** What the page of a case study asks for and says of itself. */
export const caseStudyPage = { queries, status, head };
