import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { m } from '#messages';
import { useEditedPost } from './post-list.ts';

export function NewPostButton() {
  const { open } = useEditedPost();
  return (
    <Button onClick={() => open(undefined)}>
      <Plus size={20} aria-hidden="true" />
      {m.admin_blog_new()}
    </Button>
  );
}
