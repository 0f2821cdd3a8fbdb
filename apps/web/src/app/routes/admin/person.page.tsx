import { areaPage } from '#app/area-page.tsx';
import { PersonSearch } from '#features/back-office/people/person-search.tsx';
import { m } from '#messages';

export const { head, Page } = areaPage({
  title: m.admin_person_title,
  description: m.admin_person_text,
  content: PersonSearch,
});
