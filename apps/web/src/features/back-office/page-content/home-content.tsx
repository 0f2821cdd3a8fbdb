import { m } from '#messages';
import { Picture } from '../../../components/ui/picture.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { ContentGroup } from '../components/content-group.tsx';
import { ContentGroups } from '../components/content-groups.tsx';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import { HeroGroup } from './hero-group.tsx';
import styles from './home-content.module.css';

export function HomeContent() {
  return (
    <Answered query={useEndpoint('pages.home.get')} skeleton={<CardSkeleton />}>
      {({ aboutSection, heroImages, ...hero }) => (
        <ContentGroups>
          <HeroGroup hero={hero} />
          <ContentGroup title={m.admin_page_hero_images()}>
            <HeroImages images={heroImages} />
          </ContentGroup>
          <ContentGroup title={m.admin_page_about_section()}>
            <StoredValues
              of={[
                [m.admin_page_hero_title(), aboutSection.title],
                [m.admin_page_description(), aboutSection.description],
                ...aboutSection.stats.map(({ title, value }): StoredValue => [title, value]),
              ]}
            />
          </ContentGroup>
        </ContentGroups>
      )}
    </Answered>
  );
}

function HeroImages({ images }: { images: readonly string[] }) {
  if (images.length === 0) return <p>{m.admin_page_no_items()}</p>;
  return (
    <div className={styles.images}>
      {images.map((src) => (
        <Picture key={src} src={src} alt="" sizes="240px" className={styles.image} />
      ))}
    </div>
  );
}
