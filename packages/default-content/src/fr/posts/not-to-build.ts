import { paragraphs } from '../../paragraphs.ts';
import { notToBuild as english } from '../../posts/not-to-build.ts';
import type { PostSeed } from '../../posts/post.ts';

export const notToBuild: PostSeed = {
  ...english,
  title: 'Les fonctions que nous avons déconseillées à nos clients',
  description:
    'Une bonne part de notre travail consiste à laisser des choses de côté. Comment nous décidons, comment nous le disons, et trois fois où nous avons eu tort.',
  sections: [
    paragraphs(
      'Au mur, derrière le bureau de Ngozi, est accrochée une liste intitulée « Convenu de ne pas faire ». Elle compte 143 lignes. Chacune porte une date, le nom du client qui a demandé, la raison du refus et une colonne pour ce qu’il faudrait constater pour que nous changions d’avis. C’est le document le plus consulté du bureau.',
      'Personne ne demande une fonction par sottise. Derrière « il nous faut une messagerie », il y a un serveur qui a marché neuf fois jusqu’à la cuisine dimanche. Derrière « il nous faut une application », il y a un directeur dont le confrère en a une. Notre tâche est de trouver le serveur, car pour lui une messagerie serait un dixième trajet : il devrait poser quatre assiettes pour taper son message. Ce qu’il lui fallait, c’était une lampe qui s’allume quand la table sept est prête. Elle a demandé deux jours de travail ; la messagerie aurait pris six semaines.',
    ),
    paragraphs(
      'Trois questions décident presque tout. Qui s’en servira un mardi ordinaire ? Pas le jour du lancement, pas dans le cas dont le directeur a rêvé, mais un mardi, en pleine saison des pluies. Si aucun nom ne vient, la fonction va sur la liste.',
      'Que font-ils aujourd’hui à la place ? Si la réponse est « rien », le besoin est peut-être imaginaire. Si c’est « un groupe WhatsApp et un cahier », le besoin est réel, et le cahier montre exactement ce que l’écran doit contenir. Et que coûtera son entretien ? Chaque fonction est un petit animal. Il faut la nourrir de mises à jour, de tests, de traductions et d’une page dans le manuel, chaque année, que l’on s’en serve ou non. Les clients qui voient le coût annuel à côté du prix de départ rayent souvent la ligne eux-mêmes.',
    ),
    paragraphs(
      'La façon de le dire compte autant. Un « non » met fin à une conversation où nous avons encore des choses à apprendre ; nous disons donc « pas encore, et voici ce qui changerait la réponse ». La colonne au mur nous oblige à être honnêtes. Quand un hôpital a demandé des rapports que les responsables pourraient composer eux-mêmes, nous avons écrit : quand un troisième responsable demandera un rapport qui n’est pas parmi les cinq. C’était il y a deux ans. À ce jour, un seul l’a demandé.',
      'Nous essayons aussi de laisser quelque chose à la place de ce que nous refusons : une feuille de calcul, un export, un conseil sur l’organisation de la journée. Un client venu chercher un logiciel et reparti avec un meilleur formulaire papier nous a payé un après-midi. Depuis, il est revenu chaque fois que son problème était de ceux qu’un logiciel sait résoudre.',
    ),
    paragraphs(
      'Nous avons eu tort, aussi. Nous avons dit à GigBridge que les travailleurs ne voudraient pas répondre par SMS, puisque les smartphones étaient désormais partout. Un carreleur l’a demandé pour plaisanter, nous avons cédé au bout de deux mois, et plus de la moitié des travaux sont aujourd’hui acceptés par SMS. Nous avions compté les téléphones, et oublié de compter les forfaits.',
      'Nous avons dissuadé un hôtel d’imprimer ses factures dans une deuxième langue, parce que tous les clients parlaient français. L’inspecteur des impôts, non. Et nous avons refusé trois fois un bouton « Annuler » sur l’écran de commande, avec de bons arguments sur la discipline en cuisine. Puis Eposi a filmé un déjeuner du dimanche. Toutes les quatre minutes, quelqu’un appuyait sur le mauvais plat, les mains mouillées, et aucun argument ne tient contre des mains mouillées. Le jeudi, le bouton était là.',
    ),
    paragraphs(
      'Ces trois erreurs ont la même racine : nous avions décidé au bureau. La liste fonctionne quand chaque ligne a été confrontée à une journée que nous avons vraiment observée ; elle échoue quand elle n’est qu’une affaire de goût avec une date. La règle, désormais : nul n’écrit au mur s’il n’est pas allé sur place, et la raison doit nommer ce qu’il a vu.',
      'Si vous commandez des logiciels, cela peut vous servir aussi. Demandez au fournisseur ce qu’il laisserait de côté. Celui qui n’a pas de réponse n’a pas encore compris le problème, ou il est payé au nombre d’écrans. Et si vous faites des logiciels, commencez la liste aujourd’hui. Dans un an, elle vous en apprendra plus sur votre produit que la liste des tâches à faire, et elle coûte bien moins cher à entretenir.',
    ),
  ],
};
