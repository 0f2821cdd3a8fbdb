import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../../paragraphs.ts';

export const careers: PageContent<'careers'> = {
  heroTitle: 'Travaillez sur des produits qui servent',
  heroSubtitle:
    'Trois postes ouverts dans une entreprise de sept personnes. En un mois, vous connaîtrez chaque client par son nom.',
  positions: [
    {
      title: 'Ingénieur backend (H/F)',
      department: 'Ingénierie',
      location: 'Limbé, deux jours par semaine en télétravail',
      terms: 'CDI, temps plein',
      description:
        'Vous construisez et entretenez les services derrière nos produits : des paiements qui ne doivent pas se perdre, des files d’attente qui survivent à une coupure de courant, des API que d’autres équipes ont plaisir à utiliser. Le téléphone d’astreinte se partage à trois : vous l’avez une semaine sur trois.',
      requirements: [
        'Trois ans d’expérience sur des services dont des gens dépendaient',
        'Du TypeScript et du SQL écrits avec soin ; PostgreSQL ou SQLite en production',
        'Une API de paiement, de messagerie ou d’identité que vous avez intégrée, et ce qui a mal tourné',
        'Un bon anglais ; le français aide beaucoup',
      ],
    },
    {
      title: 'Designer produit (H/F)',
      department: 'Design',
      location: 'Limbé, avec des visites chez les clients à Buea et à Douala',
      terms: 'CDI, temps plein ou partiel',
      description:
        'Vous rejoignez notre designer : vous serez deux. Vous regardez les gens travailler, dessinez des écrans qui tiennent dans les deux langues et les testez sur les téléphones de nos utilisateurs. La moitié de la semaine se passe loin du bureau.',
      requirements: [
        'Un portfolio avec au moins un produit en service aujourd’hui',
        'Des interfaces conçues pour de petits écrans et des connexions lentes',
        'Des tests d’utilisabilité que vous avez menés vous-même, et ce qu’ils vous ont fait changer',
        'Assez d’anglais et de français pour mener des entretiens dans les deux langues',
      ],
    },
    {
      title: 'Responsable du support client (H/F)',
      department: 'Opérations',
      location: 'Limbé ou Douala',
      terms: 'CDI, temps plein, quelques samedis',
      description:
        'Vous êtes la voix que nos clients entendent. Vous répondez, cherchez la cause avec les ingénieurs, formez les nouveaux employés chez le client et transformez les questions qui reviennent en améliorations du produit.',
      requirements: [
        'Deux ans de support, de formation ou d’accueil',
        'Un français et un anglais courants, à l’oral comme à l’écrit',
        'Du calme au téléphone quand l’hôtel est plein et que la tablette ne l’est pas',
        'Une écriture qu’une personne fatiguée comprend du premier coup',
      ],
    },
  ],
  howToApply: {
    title: 'Comment postuler',
    description: paragraphs(
      'Écrivez à {email} avec l’intitulé du poste en objet. Joignez un CV de deux pages au plus, en PDF, et un paragraphe sur une chose que vous avez faite ou réparée et qui sert encore. Nous ne demandons ni photo, ni âge, ni situation de famille ; merci de ne pas les indiquer.',
      'Si vous avez un portfolio sur ce site, son adresse suffit : l’inscription est gratuite, il ne reste qu’à publier votre page et à nous envoyer le lien.',
      'Vous aurez de nos nouvelles sous dix jours, quelle que soit la réponse. Viennent ensuite un appel d’une demi-heure, une vraie tâche que nous vous payons et une journée avec l’équipe à Limbé, transport compris. Les étudiants et les personnes en formation postulent à nos stages et formations depuis la page « Nos services ».',
    ),
  },
};
