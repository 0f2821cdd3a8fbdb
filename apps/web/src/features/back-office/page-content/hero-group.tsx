import { m } from '#messages';
import { ContentGroup } from '../components/content-group.tsx';
import { StoredValues } from '../components/stored-values.tsx';

interface HeroGroupProps {
  hero: { heroTitle: string; heroSubtitle: string };
}

/** How a page opens. */
export function HeroGroup({ hero }: HeroGroupProps) {
  return (
    <ContentGroup title={m.admin_page_hero()}>
      <StoredValues
        of={[
          [m.admin_page_hero_title(), hero.heroTitle],
          [m.admin_page_hero_subtitle(), hero.heroSubtitle],
        ]}
      />
    </ContentGroup>
  );
}
