import { useQueryClient } from '@tanstack/react-query';
import {
  type Account,
  type PictureRef,
  type Portfolio,
  type PortfolioInput,
  portfolioEntrySchemas,
  portfolioSchema,
} from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { saveOver } from '#lib/editing/save-over.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { withTimeout } from './failure.ts';
import { keepPortfolio, useListChange } from './portfolio-cache.ts';

/** Who one is and what one does. */
export interface Words {
  firstName: string;
  lastName: string;
  headline: string;
  /** Asked for where the account says none. */
  occupation: string;
}

/** One place where one has worked. */
export interface Place {
  title: string;
  company: string;
}

const line = (path: string, label: () => string): Field => ({ path, label, kind: 'line' });
const placeFields = [
  line('title', m.portfolio_experience_title),
  line('company', m.portfolio_experience_company),
];

/** What the steps change of the page. */
const partFields: readonly Field[] = [
  line('headline', m.portfolio_headline),
  line('occupation', m.auth_profession),
  line('profileImage', m.portfolio_profile_image),
  line('customUrl', m.portfolio_custom_url),
  line('published', m.portfolio_conflict_published),
  {
    ...line('experiences', m.portfolio_experience_title),
    items: { fields: placeFields, name: m.area_untitled, identity: 'id' },
  },
];

/** Whether a person has to say their profession in own words. */
export const isAsked = ({ profession }: Account): boolean => profession === 'Other';

const loadMerge = async () => (await import('#lib/editing/merge.ts')).merge;

/** What each step of the guided start saves when it is left: nothing waits for the last one. */
export function useGuidedStart() {
  const api = useApi();
  const queries = useQueryClient();
  const { added } = useListChange();

  const saveName = async (account: Account, { firstName, lastName }: Words) => {
    if (firstName === account.firstName && lastName === account.lastName) return;
    const { email, phone } = account;
    const body = { firstName, lastName, email, phone, currentPassword: '', newPassword: '' };
    const { tokens: _none, ...saved } = await withTimeout((signal) =>
      api.call('account.save', { body }, { signal }),
    );
    queries.setQueryData(endpointKey('account.get'), saved);
  };
  /** Over a newer page, too, but for what another device has said in the same place. */
  const savePart = async (base: Portfolio, part: PortfolioInput): Promise<Portfolio> => {
    const { stored } = await saveOver<Portfolio, PortfolioInput, PortfolioInput>(
      {
        fields: partFields.filter(({ path }) => path in part),
        valuesOf: (known = base) => known,
        body: (typed) => Object.fromEntries(Object.entries(typed).filter(([name]) => name in part)),
        send: (body, { version: ifMatch } = base) =>
          withTimeout((signal) => api.call('portfolio.save', { body }, { ifMatch, signal })),
        newest: ({ current }) => portfolioSchema.safeParse(current).data,
        loadMerge,
        asks: ({ by }) => by === 'both',
      },
      { stored: base, values: part },
    );
    keepPortfolio(queries, stored);
    return stored;
  };
  const changePlace = async (made: { id: string }, place: Place) => {
    const known = queries.getQueryData<Portfolio>(endpointKey('portfolio.get'));
    if (!known) throw new Error('There is no portfolio to change');
    const experiences = known.experiences.map((one) =>
      one.id === made.id ? { ...one, ...place } : one,
    );
    await savePart(known, { experiences });
    return { ...made, ...place };
  };
  const newPlace = async (place: Place, key: string) => {
    const body = { ...place, period: '', description: '', key };
    const { whole, version } = await withVersion((onVersion) =>
      withTimeout((signal) =>
        api.call('portfolio.experiences.add', { body }, { signal, onVersion }),
      ),
    );
    added('experiences', whole, { version });
    return whole;
  };
  return {
    async saveWords(account: Account, base: Portfolio, words: Words): Promise<Portfolio> {
      await saveName(account, words);
      const { headline, occupation } = words;
      return savePart(base, { headline, ...(isAsked(account) && { occupation }) });
    },
    savePhoto: (base: Portfolio, profileImage: PictureRef) => savePart(base, { profileImage }),
    /** @param key sent again under it after a lost answer, it is added once */
    async addPlace(place: Place, key: string): Promise<void> {
      await saveOver<{ id: string } & Place, Place, Place>(
        {
          fields: placeFields,
          valuesOf: (made) => ({ title: made?.title ?? '', company: made?.company ?? '' }),
          body: (values) => values,
          input: portfolioEntrySchemas.experiences.input,
          send: (values, made) => (made ? changePlace(made, values) : newPlace(values, key)),
          newest: () => undefined,
          loadMerge,
          // under this key nothing is stored but from here
          asks: () => false,
        },
        { stored: undefined, values: place },
      );
    },
    publish: (base: Portfolio, customUrl: string) => savePart(base, { published: true, customUrl }),
  };
}
