import type { EndpointOutput, Reference } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { useReferencesChanged } from './use-reference-change.ts';

/** Makes the button by which a reference that was just deleted comes back. */
export function useUndoDeletion() {
  const api = useApi();
  const toast = useToast();
  const changed = useReferencesChanged();
  const restore = async (
    body: EndpointOutput<'references.delete'>,
    { name, state }: Pick<Reference, 'name' | 'state'>,
  ) => {
    try {
      const restored = await api.call('references.restore', { body });
      const said = restored.state === state ? m.reference_restored_now : m.reference_restored_over;
      toast({ message: said({ name }), tone: 'success' });
    } catch (error) {
      const message = `${m.reference_not_restored()}. ${failureReason(error)}`;
      toast({ message, tone: 'danger' });
    }
    await changed();
  };
  return (...of: Parameters<typeof restore>) =>
    (dismiss: () => void) => (
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          dismiss();
          void restore(...of);
        }}
      >
        {m.reference_undo()}
      </Button>
    );
}
