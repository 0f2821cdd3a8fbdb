import { Replies } from '../messages/replies.tsx';
import { ReplyForm } from '../messages/reply-form.tsx';
import type { ReplyTarget } from '../messages/reply-target.ts';

/** What was answered to an applicant, and the next answer. */
export function ApplicationReplies({ target }: { target: ReplyTarget }) {
  return (
    <>
      <Replies target={target} />
      <ReplyForm target={target} onSent={() => undefined} />
    </>
  );
}
