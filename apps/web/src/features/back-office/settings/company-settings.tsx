import type { Company } from '@vitrine/contracts';
import { m } from '#messages';
import { ContentGroup } from '../components/content-group.tsx';
import { ContentGroups } from '../components/content-groups.tsx';
import { StoredValues } from '../components/stored-values.tsx';

/** What every page says of the company (ADM-03). */
export function CompanySettings({ company }: { company: Company }) {
  const { name, social } = company;
  return (
    <ContentGroups>
      <ContentGroup title={m.admin_settings_company()}>
        <StoredValues
          of={[
            [m.admin_settings_name_first(), name.first],
            [m.admin_settings_name_second(), name.second],
            [m.admin_settings_tagline(), company.tagline],
            [m.admin_settings_description(), company.description],
          ]}
        />
      </ContentGroup>
      <ContentGroup title={m.admin_settings_contact()}>
        <StoredValues
          of={[
            [m.admin_settings_email(), company.email],
            [m.admin_settings_phone(), company.phone],
            [m.admin_settings_website(), company.website],
            [m.admin_settings_address(), company.address.join(', ')],
            [m.admin_settings_coordinates(), company.coordinates],
            [m.admin_settings_elevation(), company.elevation],
          ]}
        />
      </ContentGroup>
      <ContentGroup title={m.admin_settings_social()}>
        <StoredValues
          of={[
            [m.admin_settings_linkedin(), social.linkedin],
            [m.admin_settings_twitter(), social.twitter],
            [m.admin_settings_github(), social.github],
          ]}
        />
      </ContentGroup>
    </ContentGroups>
  );
}
