import type { Locale, PostSummary } from '@vitrine/contracts';
import { CircleCheck, Pencil, Plus, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Cluster } from '#components/layout/primitives.tsx';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { languageName } from '#lib/locale.ts';
import { useMay } from '#lib/office-pages.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import { useOpened } from '../components/use-opened.ts';
import styles from './post-languages.module.css';
import { postStatus, postsChanged } from './post-list.ts';

type Translation = PostSummary['translations'][number];

interface Look {
  state: () => string;
  tone: Tone;
  icon: typeof CircleCheck;
}

/** They differ by their icon, too. */
function lookOf(translation: Translation | undefined): Look {
  if (!translation) return { state: m.admin_translations_missing, tone: 'neutral', icon: Plus };
  const { status, changed } = translation;
  if (changed) return { state: m.admin_translations_changed, tone: 'warning', icon: RefreshCw };
  const state = postStatus[status].label;
  return status === 'published'
    ? { state, tone: 'success', icon: CircleCheck }
    : { state, tone: 'info', icon: Pencil };
}

interface PostLanguagesProps {
  post: PostSummary;
  /** What posts are translated into. */
  languages: readonly Locale[];
}

/** How far a post is translated into each language. */
export const PostLanguages = ({ post, languages }: PostLanguagesProps) => (
  <Cluster gap={0.5}>
    {languages.map((locale) => (
      <LanguageMark key={locale} post={post} locale={locale} />
    ))}
  </Cluster>
);

/** Opens the translation beside its original; one that is missing begins as a copy of that. */
function LanguageMark({ post, locale }: { post: PostSummary; locale: Locale }) {
  const { open, link } = useOpened('post');
  const mayPublish = useMay()('publishing');
  const translation = post.translations.find((one) => one.locale === locale);
  const making = useAction({
    send: (api) => api.call('posts.translate', { params: { id: post.id }, body: { locale } }),
    failed: failureReason,
    onDone: (queries) => postsChanged(queries),
  });
  const { state, tone, icon: Icon } = lookOf(translation);
  const name = m.admin_translations_in({ language: languageName(locale), text: state() });
  const code = locale.toUpperCase();
  // with what is seen, which people say to speech control
  const look = { title: name, 'aria-label': `${code}, ${name}`, className: styles.mark };
  const mark = (
    <Badge tone={tone}>
      {code} <Icon size={14} aria-hidden="true" />
    </Badge>
  );
  // an article that is translated by others is theirs to open
  if (!mayPublish) {
    return (
      <span role="img" {...look}>
        {mark}
      </span>
    );
  }
  if (translation) {
    return (
      <Link {...link(translation.id)} {...look}>
        {mark}
      </Link>
    );
  }
  const make = () => making.mutate(undefined, { onSuccess: (made) => open(made.id) });
  return (
    <button type="button" {...look} disabled={making.isPending} onClick={make}>
      {mark}
    </button>
  );
}
