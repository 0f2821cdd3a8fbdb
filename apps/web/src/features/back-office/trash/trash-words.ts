import { type ContentType, contentLists, type TrashKind } from '@vitrine/contracts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';

const kinds: Record<Exclude<TrashKind, ContentType>, () => string> = {
  post: m.admin_trash_kind_post,
  message: m.admin_trash_kind_message,
  application: m.admin_trash_kind_application,
  picture: m.admin_trash_kind_picture,
  newsletter: m.admin_trash_kind_newsletter,
  account: m.admin_trash_kind_account,
};

const isContent = (kind: TrashKind): kind is ContentType => kind in contentLists;

/** What a record of a kind is called. */
export const kindName = (kind: TrashKind): string =>
  isContent(kind) ? capital(typeWords(kind).one) : kinds[kind]();

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
