import type { ContentInput } from '@vitrine/contracts';
import { leadership as english } from '../leadership.ts';
import { paragraphs } from '../paragraphs.ts';
import { reworded } from '../reworded.ts';

export const leadership: ContentInput<'leadership'>[] = reworded(english, [
  {
    name: 'Ndolo Ekema',
    role: 'Directeur général et cofondateur',
    bio: paragraphs(
      'Ndolo a grandi à Limbé et dirigé pendant neuf ans les opérations d’un transitaire au port de Douala. Il y a acheté trois logiciels, et en a vu deux prendre la poussière. Il a créé l’entreprise pour devenir le fournisseur qu’il aurait voulu trouver.',
      'C’est toujours lui qui fait la première visite chez un client, avec un carnet plutôt qu’une présentation.',
    ),
  },
  {
    name: 'Adjoa Mbella',
    role: 'Directrice technique et cofondatrice',
    bio: paragraphs(
      'Adjoa a étudié le génie informatique à Buea et développé des systèmes de paiement à Douala et à Accra avant de rentrer au pays. Elle a conçu le cœur de tous nos produits, et elle est connue pour supprimer du code la veille d’une mise en service.',
      'Le mercredi soir, elle donne le cours de backend. La première leçon : ce que deviennent vos données quand quelqu’un se prend les pieds dans le câble.',
    ),
  },
]);
