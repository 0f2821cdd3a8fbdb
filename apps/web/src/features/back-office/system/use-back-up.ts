import { endpointKey } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useAction } from '../components/use-action.ts';

/** Makes a backup on the server; the page of the system shows it when it is there. */
export const useBackUp = () =>
  useAction({
    send: (api) => api.call('system.backUp'),
    done: ({ message }) => message,
    failed: failureReason,
    onSettled: (queries) => queries.invalidateQueries({ queryKey: endpointKey('system.status') }),
  });
