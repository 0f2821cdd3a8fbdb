import { m } from '#messages';
import { ConfirmDialog } from '../components/ui/confirm-dialog.tsx';

interface LogoutQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  busy: boolean;
}

/** Asks before signing out takes along what was typed and not saved. */
export const LogoutQuestion = (props: LogoutQuestionProps) => (
  <ConfirmDialog
    {...props}
    title={m.layout_logout_unsaved_title()}
    question={m.layout_logout_unsaved_question()}
    confirmLabel={m.layout_logout()}
  />
);
