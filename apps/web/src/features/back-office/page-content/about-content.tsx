import { m } from '#messages';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { ContentGroup } from '../components/content-group.tsx';
import { ContentGroups } from '../components/content-groups.tsx';
import { StoredValues } from '../components/stored-values.tsx';
import { HeroGroup } from './hero-group.tsx';

export function AboutContent() {
  return (
    <Answered query={useEndpoint('pages.about.get')} skeleton={<CardSkeleton />}>
      {({ identitySection: identity, ...hero }) => (
        <ContentGroups>
          <HeroGroup hero={hero} />
          <ContentGroup title={m.admin_page_identity()}>
            <StoredValues
              of={[
                [m.admin_page_hero_title(), identity.title],
                [m.admin_page_description(), identity.description],
                [m.admin_page_meaning_first(), identity.meaning.first],
                [m.admin_page_meaning_second(), identity.meaning.second],
              ]}
            />
          </ContentGroup>
        </ContentGroups>
      )}
    </Answered>
  );
}
