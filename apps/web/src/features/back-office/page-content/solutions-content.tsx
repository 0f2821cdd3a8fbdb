import { m } from '#messages';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { CardSkeleton } from '../components/card-skeleton.tsx';
import { ContentGroup } from '../components/content-group.tsx';
import { ContentGroups } from '../components/content-groups.tsx';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import { HeroGroup } from './hero-group.tsx';

export function SolutionsContent() {
  const services = useEndpoint('content.services.list');
  return (
    <ContentGroups>
      <Answered query={useEndpoint('pages.solutions.get')} skeleton={<CardSkeleton />}>
        {(page) => <HeroGroup hero={page} />}
      </Answered>
      <Answered query={services} skeleton={null}>
        {(entries) => (
          <ContentGroup title={m.admin_page_services()}>
            <StoredValues
              of={entries.map(({ title, description }): StoredValue => [title, description])}
            />
          </ContentGroup>
        )}
      </Answered>
    </ContentGroups>
  );
}
