import type { StepId } from '#components/portfolio-view/next-steps.ts';

/** Where the media are in the editor; a link that ends in it opens the editor there. */
export const MEDIA_ID = 'media';

export interface Place {
  /** The id of a section of the editor. */
  section: string;
  /** The name of the field to write into; in a list that of the form for a new item. */
  field?: string | undefined;
  /** That of the first item instead. */
  first?: true;
}

const places: Record<StepId | typeof MEDIA_ID, Place> = {
  headline: { section: 'basics', field: 'headline' },
  photo: { section: 'basics' },
  summary: { section: 'basics', field: 'summary' },
  experience: { section: 'experiences', field: 'title' },
  dates: { section: 'experiences', field: 'period', first: true },
  place: { section: 'basics', field: 'location' },
  project: { section: 'projects', field: 'name' },
  skill: { section: 'skills', field: 'skill' },
  education: { section: 'educations', field: 'degree' },
  link: { section: 'links', field: 'name' },
  [MEDIA_ID]: { section: MEDIA_ID },
};

/** The place that a link's last part names. */
export const placeOf = (name: string): Place | undefined =>
  Object.hasOwn(places, name) ? places[name as StepId] : undefined;

/** Brings a place of the editor into view, ready to be written into. */
export function showPlace({ section, field, first }: Place): void {
  const element = document.getElementById(section);
  const unfolds = element?.dataset.empty && element.querySelector<HTMLElement>('[data-unfolds]');
  // after what React is doing now; what opens puts the focus into its first field
  if (unfolds) {
    queueMicrotask(() => {
      unfolds.click();
      if (!field) element?.scrollIntoView();
    });
    return;
  }
  const item = first && element?.querySelector('details');
  if (item && !item.open) {
    // React has rendered its fields by then
    const write = () => queueMicrotask(() => writeInto(item, field));
    item.addEventListener('toggle', write, { once: true });
    item.open = true;
  } else writeInto(item || element, field);
}

function writeInto(element: HTMLElement | null, field: string | undefined): void {
  // The form for a new item comes after the existing ones.
  const fields = element?.querySelectorAll<HTMLElement>(`[name="${field}"]`);
  const last = field && fields ? fields[fields.length - 1] : undefined;
  last?.focus({ preventScroll: true });
  (last ?? element)?.scrollIntoView(last ? { block: 'center' } : undefined);
}
