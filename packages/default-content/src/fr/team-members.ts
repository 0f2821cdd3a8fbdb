import type { ContentInput } from '@vitrine/contracts';
import { reworded } from '../reworded.ts';
import { teamMembers as english } from '../team-members.ts';

/** Each department by its English name, as in the source: what points to an entry is no text. */
export const teamMembers: ContentInput<'teamMembers'>[] = reworded(english, [
  { name: 'Tabe Enow', role: 'Ingénieur logiciel senior' },
  { name: 'Ngozi Fonyuy', role: 'Cheffe de produit' },
  { name: 'Eposi Likowo', role: 'Designer produit' },
  { name: 'Kum Bih', role: 'Développeur mobile' },
]);
