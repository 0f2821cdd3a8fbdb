import { useEffect, useState } from 'react';
import { DraftKeeper } from '../../../lib/draft-keeper.ts';
import { draftKey, listDrafts, onForget, randomText } from '../../../lib/kept-drafts.ts';
import { useSession } from '../../../lib/session.ts';

interface Draft {
  text: string;
  /** Names the reply to the server: however often it is sent, it is one. */
  key: string;
}

/**
 * The reply that is being typed to a message. It outlives leaving the page, a failure and the end
 * of the session, until it is sent or its person signs out.
 */
export function useReplyDraft(messageId: string) {
  const owner = useSession()?.email ?? '';
  const [draft] = useState(() => new ReplyDraft(owner, messageId));
  const [text, setText] = useState(draft.content.text);
  const [isKept, setKept] = useState(true);
  useEffect(() => draft.watch(setKept), [draft]);
  return {
    text,
    isKept,
    type: (typed: string) => {
      draft.type(typed);
      setText(typed);
    },
    /** Read when it is sent: what was typed by then. */
    content: () => draft.content,
    drop: () => {
      draft.drop();
      setText('');
    },
    /** What is in the box becomes another reply than the one that has gone. */
    startAnew: () => draft.startAnew(),
  };
}

class ReplyDraft {
  #content: Draft;
  #forgotten = false;
  readonly #owner: string;
  readonly #keeper: DraftKeeper;
  #onKept: (works: boolean) => void = () => undefined;

  constructor(owner: string, messageId: string) {
    this.#owner = owner;
    const kind = `reply:${messageId}`;
    const [left] = listDrafts(owner, kind);
    this.#content = readDraft(left?.content) ?? { text: '', key: randomText() };
    this.#keeper = new DraftKeeper({
      key: left?.key ?? draftKey(owner, kind),
      content: () => (this.#forgotten || !this.#content.text ? undefined : this.#content),
      onKept: (works) => this.#onKept(works),
    });
  }

  get content(): Draft {
    return this.#content;
  }

  type(text: string): void {
    this.#content = { ...this.#content, text };
    this.#keeper.later();
  }

  startAnew(): void {
    this.#content = { ...this.#content, key: randomText() };
    this.#keeper.later();
  }

  drop(): void {
    this.#content = { text: '', key: randomText() };
    this.#keeper.drop();
  }

  /** Forgets it with its owner's session; answers how to stop, which writes what still waits. */
  watch(onKept: (works: boolean) => void): () => void {
    this.#onKept = onKept;
    const stopForgetting = onForget((owner) => {
      if (owner !== this.#owner) return;
      this.#forgotten = true;
      this.#keeper.drop();
    });
    return () => {
      this.#keeper.flush();
      stopForgetting();
    };
  }
}

function readDraft(content: unknown): Draft | undefined {
  const { text, key } = (content ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof key === 'string' ? { text, key } : undefined;
}
