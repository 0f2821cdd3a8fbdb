import { m } from '#messages';
import { companyPageHead } from '../../../features/company-pages/company-page-head.ts';
import { VisionPage } from '../../../features/company-pages/components/vision-page.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const queries: PageQueries = ({ query }) => [query('pages.vision-mission.get')];
export const head = companyPageHead('vision-mission', m.layout_vision, paths.visionMission.to());
export const Page = VisionPage;
