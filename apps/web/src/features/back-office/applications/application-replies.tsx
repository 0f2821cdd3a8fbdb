import { useQueryClient } from '@tanstack/react-query';
import { Replies } from '../messages/replies.tsx';
import { ReplyForm } from '../messages/reply-form.tsx';
import type { ReplyTarget } from '../messages/reply-target.ts';
import { figuresChanged } from './application-changes.ts';

export interface ApplicationRepliesProps {
  target: ReplyTarget;
  /** Told what stands in the box, for when the application goes while it is answered. */
  onTyped: (text: string) => void;
}

/** What was answered to an applicant, and the next answer. */
export function ApplicationReplies({ target, onTyped }: ApplicationRepliesProps) {
  const queries = useQueryClient();
  return (
    <>
      <Replies target={target} />
      <ReplyForm target={target} onSent={() => void figuresChanged(queries)} onTyped={onTyped} />
    </>
  );
}
