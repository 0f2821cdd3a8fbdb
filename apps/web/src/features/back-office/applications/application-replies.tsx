import { useQueryClient } from '@tanstack/react-query';
import type { MessageNote } from '@vitrine/contracts';
import type { TypedTexts } from '../inbox/lost-reply.tsx';
import { Notes } from '../inbox/notes.tsx';
import { Replies } from '../inbox/replies.tsx';
import { ReplyForm } from '../inbox/reply-form.tsx';
import type { ReplyTarget } from '../inbox/reply-target.ts';
import { figuresChanged } from './application-changes.ts';

export interface ApplicationRepliesProps {
  target: ReplyTarget;
  notes: readonly MessageNote[];
  /** Told what stands in the boxes, for when the application goes while they are filled in. */
  onTyped: (typed: TypedTexts) => void;
}

/** What was answered to an applicant, the next answer, and what colleagues have noted. */
export function ApplicationReplies({ target, notes, onTyped }: ApplicationRepliesProps) {
  const queries = useQueryClient();
  return (
    <>
      <Replies target={target} />
      <ReplyForm
        target={target}
        onSent={() => void figuresChanged(queries)}
        onTyped={(reply) => onTyped({ reply })}
      />
      <Notes about={target} notes={notes} onTyped={(note) => onTyped({ note })} />
    </>
  );
}
