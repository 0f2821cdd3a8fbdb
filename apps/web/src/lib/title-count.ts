import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Shows a number in front of the document's title, whatever page sets that; none for zero. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(COUNT, '');
      const title = count > 0 ? `(${count}) ${bare}` : bare;
      // Writing the same title again would trigger the observer without end.
      if (document.title !== title) document.title = title;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [count]);
}
