import { companyPage } from '#features/company-pages/company-page.ts';
import { VisionPage } from '#features/company-pages/components/vision-page.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { queries, head } = companyPage(
  'vision-mission',
  m.layout_vision,
  paths.visionMission.to(),
);
export const Page = VisionPage;
