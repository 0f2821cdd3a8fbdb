import type { ContentInput } from '@vitrine/contracts';
import { departments as english } from '../departments.ts';
import { reworded } from '../reworded.ts';

export const departments: ContentInput<'departments'>[] = reworded(english, [
  {
    name: 'Ingénierie',
    description:
      'Écrit le code, le mesure sur des téléphones d’entrée de gamme et porte à tour de rôle le téléphone d’astreinte.',
  },
  {
    name: 'Design',
    description:
      'Regarde les gens travailler, dessine ce qui les aiderait et vérifie que tout tient dans les deux langues.',
  },
  {
    name: 'Produit',
    description:
      'Décide de la suite avec le client et tient la liste de ce que nous avons convenu de ne pas faire.',
  },
  {
    name: 'Opérations',
    description:
      'Les contrats, les comptes, les formations et le groupe électrogène : tout ce qui doit tourner pour que le reste tourne.',
  },
]);
