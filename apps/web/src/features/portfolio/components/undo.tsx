import { Button } from '#components/ui/button.tsx';
import { m } from '#messages';

/** Makes the button of a notice that brings back what one press has dropped. */
export const undoOf = (undo: () => void) => (dismiss: () => void) => (
  <Button
    variant="ghost"
    size="small"
    onClick={() => {
      dismiss();
      undo();
    }}
  >
    {m.portfolio_undo()}
  </Button>
);
