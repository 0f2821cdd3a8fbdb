import { useQueryClient } from '@tanstack/react-query';
import { type Account, type Portfolio, portfolioEntrySchemas } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { addOnce } from '#lib/editing/add-once.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { withVersion } from '#lib/with-version.ts';
import { withTimeout } from './failure.ts';
import { keepPortfolio, useListChange } from './portfolio-cache.ts';
import { type PartOf, savePartOver } from './save-part-over.ts';

/** Who one is and what one does. */
export interface Words {
  firstName: string;
  lastName: string;
  headline: string;
}

/** One place where one has worked. */
export interface Place {
  title: string;
  company: string;
}

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
  const savePart = async (base: Portfolio, partOf: PartOf) => {
    const saved = await savePartOver(api, base, partOf);
    keepPortfolio(queries, saved);
    return saved;
  };
  return {
    async saveWords(account: Account, base: Portfolio, words: Words): Promise<Portfolio> {
      await saveName(account, words);
      return savePart(base, () => ({ headline: words.headline }));
    },
    /** @param key sent again under it after a lost answer, it is added once */
    async addPlace(place: Place, key: string): Promise<void> {
      const body = { ...place, period: '', description: '', key };
      await addOnce({
        input: portfolioEntrySchemas.experiences.input,
        body: place,
        async add() {
          const { whole, version } = await withVersion((onVersion) =>
            withTimeout((signal) =>
              api.call('portfolio.experiences.add', { body }, { signal, onVersion }),
            ),
          );
          added('experiences', whole, { version });
          return whole;
        },
        async change(made) {
          const known = queries.getQueryData<Portfolio>(endpointKey('portfolio.get'));
          if (!known) throw new Error('There is no portfolio to change');
          await savePart(known, ({ experiences }) => ({
            experiences: experiences.map((one) =>
              one.id === made.id ? { ...one, ...place } : one,
            ),
          }));
          return { ...made, ...place };
        },
      });
    },
    publish: (base: Portfolio, customUrl: string) =>
      savePart(base, () => ({ published: true, customUrl })),
  };
}
