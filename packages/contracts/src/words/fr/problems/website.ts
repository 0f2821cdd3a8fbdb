import type { websiteProblems as english } from '../../en/problems/website.ts';
import { content } from '../content.ts';
import { listed } from '../listed.ts';
import { spaced as t } from '../spaced.ts';

const { types } = content;

/** What cannot be done with what the website shows. */
export const websiteProblems: typeof english = {
  noSuchEntry: ({ type }) => `Ce ${types[type].one} n’existe pas`,
  entryPointedTo: ({ type, from, names }) =>
    t`Rattachez d’abord ses ${types[from].many} à un autre ${types[type].one} : ${listed(names)}.`,
  orderChanged:
    'Quelqu’un a ajouté, supprimé ou déplacé un élément pendant que vous travailliez. Voici la liste actuelle.',
  noPost: 'Article introuvable.',
  noAuthor:
    'Personne de ce nom ne figure plus sur la page de l’équipe. Choisissez un autre auteur.',
  noCaseStudy: 'Réalisation introuvable.',
  noVersion: 'Version introuvable.',
  noEntry: 'Élément introuvable.',
  noPageContent: 'Cette page n’a pas de contenu.',
  previewEnded: 'Cet aperçu a expiré. Demandez un nouveau lien.',
  announceUnpublished: 'Publiez l’article avant de l’envoyer aux abonnés.',
  announcedAlready: 'Les abonnés ont déjà cet article.',
  translationOfTranslation: 'Une traduction ne peut pas être traduite. Traduisez l’original.',
  sourceGone: 'L’original de cette traduction a été supprimé. Restaurez-le d’abord.',
};
