import { ArrowDown, ArrowUp } from 'lucide-react';
import { m } from '#messages';
import { IconButton } from '../../../../components/ui/icon-button.tsx';
import { useSortable } from './sortable-context.ts';

interface MoveButtonsProps {
  id: string;
  name: string;
  place: number;
  count: number;
}

/** One place up or down, for those who cannot drag. */
export function MoveButtons({ id, name, place, count }: MoveButtonsProps) {
  const { moveBy } = useSortable();
  return (
    <>
      <IconButton
        label={m.portfolio_move_up({ name })}
        aria-disabled={place === 0}
        onClick={() => moveBy(id, -1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={m.portfolio_move_down({ name })}
        aria-disabled={place === count - 1}
        onClick={() => moveBy(id, 1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}
