import type { BlogPost } from '@vitrine/contracts';
import { useMemo, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { DialogActions } from '../../../../components/ui/dialog-actions.tsx';
import { SideChoice } from '../../../../components/ui/side-choice.tsx';
import { blankPost, valuesOf } from '../editor/post-values.ts';
import type { PostEditor } from '../editor/use-post-editor.ts';
import { differenceLabel, differenceText } from './difference-words.ts';
import { differencesOf, merged, plainChoices, type Side } from './differences.ts';
import styles from './post-conflict.module.css';

interface PostConflictProps {
  editor: PostEditor;
  /** The post as somebody else has saved it. */
  theirs: BlogPost;
}

/** Two have changed one post: shows both, and saves what is chosen; nothing goes by itself. */
export function PostConflict({ editor, theirs }: PostConflictProps) {
  const { stored, values, editOn, settle } = editor;
  const diverged = useMemo(
    () => ({
      base: stored ? valuesOf(stored) : blankPost(),
      mine: values,
      theirs: valuesOf(theirs),
    }),
    [stored, values, theirs],
  );
  const differences = useMemo(() => differencesOf(diverged), [diverged]);
  const [choices, setChoices] = useState(() => plainChoices(differences));
  const left = differences.filter(({ id }) => !choices[id]).length;
  const all = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ id }) => [id, side])));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={editOn}
      title={m.admin_blog_conflict_title()}
      description={m.admin_blog_conflict_hint()}
    >
      <div className={styles.all}>
        <Button variant="secondary" size="small" onClick={() => all('mine')}>
          {m.admin_blog_conflict_all_mine()}
        </Button>
        <Button variant="secondary" size="small" onClick={() => all('theirs')}>
          {m.admin_blog_conflict_all_theirs()}
        </Button>
      </div>
      <div className={styles.differences}>
        {differences.map((difference) => (
          <SideChoice<Side>
            key={difference.id}
            legend={differenceLabel(difference)}
            name={difference.id}
            sides={[
              {
                value: 'mine',
                label: m.admin_blog_conflict_mine(),
                content: differenceText(difference, diverged.mine),
              },
              {
                value: 'theirs',
                label: m.admin_blog_conflict_theirs(),
                content: differenceText(difference, diverged.theirs),
              },
            ]}
            chosen={choices[difference.id]}
            onChoose={(side) => setChoices({ ...choices, [difference.id]: side })}
          />
        ))}
      </div>
      <DialogActions>
        <p role="status" className={styles.left}>
          {left > 0 ? m.admin_blog_conflict_left({ count: left }) : null}
        </p>
        <Button variant="secondary" onClick={editOn}>
          {m.admin_blog_conflict_edit_on()}
        </Button>
        <Button
          disabled={left > 0}
          onClick={() => settle(merged(diverged, differences, choices), theirs)}
        >
          {m.admin_blog_conflict_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
