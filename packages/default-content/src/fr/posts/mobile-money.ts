import { paragraphs } from '../../paragraphs.ts';
import { mobileMoney as english } from '../../posts/mobile-money.ts';
import type { PostSeed } from '../../posts/post.ts';

export const mobileMoney: PostSeed = {
  ...english,
  title: 'Le Mobile Money est simple, jusqu’à ce qu’une réponse se perde',
  description:
    'Demander un paiement se programme en un après-midi. Savoir s’il a eu lieu nous a pris deux ans. Cinq pièges, et ce que nous faisons contre chacun.',
  sections: [
    paragraphs(
      'La démonstration se passe toujours bien. Vous envoyez un numéro et un montant, un téléphone vibre sur la table, quelqu’un tape son code, et l’écran affiche « payé ». La salle applaudit. Puis le système part dans un hôtel de Kribi, une cliente paie 45 000 francs à l’instant où le groupe électrogène prend le relais, et pendant vingt minutes personne dans le bâtiment ne sait si elle a payé ou non.',
      'Elle a le message d’Orange Money sur son téléphone. L’écran de la réception indique « en attente ». La réceptionniste, qui répond de la caisse, lui demande de payer une deuxième fois. Tout le problème du Mobile Money tient dans cette scène : un paiement est une conversation entre trois machines et une personne, et n’importe lequel des quatre peut quitter la pièce.',
    ),
    paragraphs(
      'Premier piège : prendre le silence pour un échec. Une demande restée sans réponse dans le délai prévu ne vous a rien appris. Elle a peut-être été refusée, elle attend peut-être un code, elle a peut-être abouti pendant que la réponse était en chemin. Nous avons donc trois états et non deux : payé, non payé, inconnu. Le troisième a son propre écran, avec ses propres mots, et de là on ne redemande jamais à personne de payer.',
      'Deuxième piège : laisser demander deux fois le même paiement. Chaque paiement reçoit de nous un numéro avant que le premier octet ne parte, et ce numéro accompagne toutes les tentatives. Que la caissière appuie trois fois sur le bouton ou que notre propre serveur redémarre en cours de route, l’opérateur ne voit qu’un seul paiement. Dans les livres, cela s’appelle l’idempotence. À l’hôtel, cela s’appelle ne pas se faire voler.',
    ),
    paragraphs(
      'Troisième piège : se fier à la notification de l’opérateur. Tous promettent d’appeler votre serveur quand un paiement est terminé, et la plupart du temps ils le font : une fois en général, deux fois parfois, quatre heures plus tard à l’occasion et, un jour férié dont nous nous souvenons bien, pas du tout. Alors nous demandons aussi. Tout paiement dont l’état est inconnu est vérifié au bout de dix secondes, puis de trente, puis à intervalles de quelques minutes, jusqu’à une réponse définitive. La notification ne fait qu’apporter la bonne nouvelle plus tôt.',
      'Et nous ne croyons ni la notification ni la caissière sur parole. Un message qui dit « payé » est contrôlé auprès de l’opérateur avant qu’aucune porte ne s’ouvre, car l’adresse qui reçoit les notifications peut se découvrir, et quelqu’un avec un ordinateur portable écrit un tel message en cinq minutes.',
    ),
    paragraphs(
      'Le quatrième piège attend le soir. Vos écritures indiquent 1 284 500 francs, et le relevé de l’opérateur 1 279 300. Des frais, un remboursement fait à la main dans le portail de l’opérateur, un paiement de 23 h 59 que l’un des deux comptabilise le lendemain. Après dix heures de service, personne ne peut retrouver l’écart dans une liste de trois cents lignes ; alors personne n’essaie, et au bout d’un mois il y a un trou que rien n’explique.',
      'Chaque nuit, notre machine fait le rapprochement ligne à ligne et ne montre que ce qui ne concorde pas. La plupart du temps, la liste est vide. Sinon, elle compte une ou deux lignes, chacune avec une cause probable, et la comptable les règle en buvant son premier thé. De tout ce que nous avons construit autour des paiements, c’est de cette petite page que nos clients parlent quand on les interroge sur nous.',
    ),
    paragraphs(
      'Le cinquième n’est pas technique. Les gens partagent leurs téléphones, et ils partagent leurs cartes SIM. Le numéro qui paie est souvent celui d’un frère : le nom du paiement n’est donc pas celui de la réservation, et un remboursement « au client » irait à quelqu’un qui n’a fait que rendre service. Nous renvoyons l’argent au numéro d’où il est venu, nous prévenons les deux personnes et nous notons qui a pris la décision.',
      'Si vous vous apprêtez à intégrer des paiements, dessinez les états avant d’écrire le code et, pour chaque flèche, demandez-vous ce qui se passe si le courant part exactement là. Puis essayez : débranchez le routeur, tuez le processus, laissez le téléphone sonner dans le vide. C’est une semaine ennuyeuse. C’est aussi celle qui décide si, dans un an, une caissière défendra encore votre système ou mettra ses collègues en garde contre lui.',
    ),
  ],
};
