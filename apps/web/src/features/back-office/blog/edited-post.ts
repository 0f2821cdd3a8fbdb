import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../../lib/use-address.ts';

const POST = 'post';
/** In the place of an id. */
const NEW = 'new';

/**
 * Which post is open in the editor, as the address says it: a reload, or signing in again, leads
 * back to it. '' is a new one, undefined none.
 */
export function useEditedPost() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = address.get(POST);
  const searchWith = (post: string) => ({
    search: changedSearch(address, { [POST]: post }).toString(),
  });
  return {
    chosen: wanted ? (wanted === NEW ? '' : wanted) : undefined,
    open: (id: string | undefined) =>
      navigate(searchWith(id ?? NEW), { state: { openedHere: true } }),
    /** By the way one came where there is one, so that going back does not open it again. */
    close: () => (state?.openedHere ? navigate(-1) : navigate(searchWith(''), { replace: true })),
  };
}
