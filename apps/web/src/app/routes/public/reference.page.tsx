import { ReferenceRequestPage } from '#features/reference-request/components/reference-request.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.reference_write_title(),
    path: paths.reference.to(),
    robots: 'noindex',
  });

/** Behind the link of the mail that asks for a reference, and of the one that thanks for it. */
export const Page = ReferenceRequestPage;
