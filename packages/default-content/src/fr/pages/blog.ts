import type { PageContent } from '@vitrine/contracts';
import { blog as english } from '../../pages/blog.ts';
import { reworded } from '../../reworded.ts';

export const blog: PageContent<'blog'> = {
  heroTitle: 'Notes d’atelier',
  heroSubtitle:
    'Ce que nous avons appris en faisant des logiciels à Limbé, noté tant que nous nous souvenons encore de nos erreurs.',
  categories: reworded(english.categories, [
    {
      name: 'Général',
      description: 'Les nouvelles de l’entreprise, et tout ce qui n’entre pas ailleurs.',
    },
    {
      name: 'Construire',
      description:
        'Du code et des écrans pour des réseaux lents, de petits téléphones et deux langues.',
    },
    {
      name: 'Exploiter',
      description:
        'Garder des systèmes en vie sur une seule machine, malgré les coupures et les fins de mois.',
    },
    {
      name: 'Choisir',
      description: 'Que faire, que laisser de côté, et comment le dire à un client.',
    },
    {
      name: 'Argent',
      description: 'Le Mobile Money, les frais et la comptabilité qui va avec.',
    },
    {
      name: 'Confiance',
      description: 'L’identité, la vie privée, et ce que l’on accepte de confier à une machine.',
    },
  ]),
  newsletter: {
    title: 'Une lettre par mois',
    description:
      'Les nouveaux articles et rien d’autre, en texte simple, pour environ 20 kilooctets. Nous vous demandons de confirmer par e-mail, et chaque envoi contient un lien de désabonnement.',
  },
  more: {
    title: 'Lire d’autres articles',
    description:
      'Tous les articles que nous avons publiés, avec une recherche dans le texte intégral.',
  },
  suggest: {
    title: 'Proposer un sujet',
    description:
      'Y a-t-il une chose que vous aimeriez voir expliquée par une entreprise de logiciels ? Demandez, et nous l’écrirons peut-être.',
  },
};
