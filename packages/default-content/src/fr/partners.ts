import type { ContentInput } from '@vitrine/contracts';
import { partners as english } from '../partners.ts';
import { reworded } from '../reworded.ts';

export const partners: ContentInput<'partners'>[] = reworded(english, [
  {
    name: 'Ndian Cooperative Bank',
    description:
      'Prête aux bayam-sellam et aux équipages de pêche, et a essayé chacun de nos écrans de remboursement sur le plus petit des prêts d’abord.',
  },
  {
    name: 'Fako Technical College',
    description:
      'Nous confie deux stagiaires par trimestre et nous laisse assurer le cours du jeudi sur les réseaux qui tombent en panne.',
  },
  {
    name: 'Buea Hill Hosting',
    description:
      'Garde nos serveurs sur le versant frais de la montagne, avec un groupe électrogène mieux rodé que le nôtre.',
  },
]);
