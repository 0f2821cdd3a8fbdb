import { useMutation } from '@tanstack/react-query';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { EditedList } from '../state/item-kinds.ts';
import { failed } from './failure.ts';
import { withPatience } from './no-answer.ts';
import { listChangeKey, useListChange } from './portfolio-cache.ts';

const endpoints = {
  experiences: 'portfolio.experiences.delete',
  educations: 'portfolio.educations.delete',
  projects: 'portfolio.projects.delete',
  links: 'portfolio.links.delete',
  media_items: 'media.delete',
} as const;

const failureText = {
  experiences: m.portfolio_failed_delete_experience,
  educations: m.portfolio_failed_delete_education,
  projects: m.portfolio_failed_delete_project,
  links: m.portfolio_failed_delete_link,
  media_items: m.portfolio_failed_delete_media,
};

/** Deletes an item at once. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteItem(list: EditedList) {
  const api = useApi();
  const { deleted } = useListChange();
  return useMutation({
    mutationKey: listChangeKey,
    mutationFn: async (id: string) => {
      let version: number | undefined;
      const onVersion = (told: number) => {
        version = told;
      };
      await withPatience((signal) =>
        api.call(endpoints[list], { params: { id } }, { signal, onVersion }),
      ).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.status === 404) return;
        failed(failureText[list]())(cause);
      });
      return version;
    },
    onSuccess: (version, id) => deleted(list, id, version),
  });
}
