import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../../paragraphs.ts';

export const about: PageContent<'about'> = {
  heroTitle: 'Une petite entreprise au pied d’une montagne',
  heroSubtitle:
    'Sept personnes à Limbé qui écrivent des logiciels, les mettent en service et décrochent quand le téléphone sonne.',
  identitySection: {
    title: 'Deux mots, choisis avec soin',
    description:
      'De notre fenêtre, on voit la mer d’un côté et le sommet de l’autre. Notre nom dit d’où nous partons et ce que nous voulons laisser derrière nous.',
    meaning: {
      first:
        'Le sommet qui domine notre ville : 1 713 mètres, plus ancien et plus escarpé que son célèbre voisin, le mont Cameroun. Pour nous, c’est un sol ferme et une ascension qui en vaut la peine : reconnaître le terrain, choisir la voie, amener tout le groupe en haut.',
      second:
        'En anglais, « works » désigne l’atelier, avec ses outils et ses pièces finies. C’est aussi ce que l’on dit d’une chose qui marche, et c’est la réponse que nous voulons entendre un an après la livraison, quand quelqu’un demande des nouvelles du système.',
    },
  },
  why: {
    title: 'Pourquoi nous existons',
    description: paragraphs(
      'En 2018, nos deux fondateurs avaient vu, chacun de son côté, une bonne institution payer un logiciel que personne n’avait plus ouvert après la cérémonie de remise. Il avait été conçu pour un bureau avec un courant stable, un internet rapide et des gens qui tapent au clavier toute la journée. Le personnel n’avait rien de tout cela : il est revenu au cahier, et il a eu raison.',
      'Nous avons créé {company} pour construire à partir de la journée telle qu’elle se passe vraiment : un téléphone partagé, un forfait qui s’épuise, un groupe électrogène qui met dix secondes à démarrer, un client qui commence en anglais et finit en français. Quand un logiciel respecte cette journée, on le garde.',
    ),
  },
  purposes: {
    title: 'Ce que nous sommes venus faire',
    items: [
      {
        title: 'Résoudre des problèmes que l’on peut nommer',
        description:
          'Nous acceptons un travail quand quelqu’un sait dire qui souffre du problème, et à quelle fréquence. Si personne ne le sait encore, le découvrir est la première mission.',
      },
      {
        title: 'Construire pour le téléphone que l’on a en main',
        description:
          'Un Android de trois ans avec un forfait de 100 mégaoctets : voilà notre machine de référence. Chacune de nos pages y est mesurée.',
      },
      {
        title: 'Laisser des équipes autonomes',
        description:
          'Nos clients reçoivent le code, le manuel et la formation. Le meilleur signe que nous avons bien travaillé : une question à laquelle ils ont répondu sans nous.',
      },
      {
        title: 'Former des ingénieurs ici',
        description:
          'Chaque année, nous accueillons des stagiaires de Buea, de Limbé et de Kumba et donnons des cours du soir, pour qu’une carrière dans le logiciel ne commence pas forcément par un ticket de car pour une autre ville.',
      },
    ],
  },
  approach: {
    title: 'Comment cela se passe',
    description:
      'Un projet avec nous se fait en quatre étapes. Vous pouvez vous arrêter après chacune et garder ce qui a été fait.',
    steps: [
      {
        title: 'Reconnaître le terrain',
        description:
          'Nous passons des journées là où le travail se fait : une garde au centre de régulation, un samedi à la réception. Nous notons ce que font les gens, et ce qu’ils font quand le système est en panne.',
      },
      {
        title: 'Tracer la carte la plus simple',
        description:
          'Une page : le problème, les personnes, ce qui va changer, comment nous saurons que c’est réussi, ce que cela coûte. Rien n’est développé tant que vous n’avez pas signé cette page.',
      },
      {
        title: 'Construire au grand jour',
        description:
          'Un vendredi sur deux, vous essayez la nouvelle partie sur votre propre téléphone. Vous la voyez à moitié faite, au moment où changer d’avis coûte encore peu.',
      },
      {
        title: 'Rester jusqu’à ce que cela tienne',
        description:
          'Nous sommes là le premier jour et jusqu’à la première clôture de fin de mois. Ensuite, nous surveillons, réparons et répondons, aussi longtemps que vous le souhaitez.',
      },
    ],
  },
  partners: {
    title: 'Construits ensemble',
    description:
      'Aucun de nos meilleurs travaux n’est à nous seuls. Trois projets, et ceux qui les ont façonnés avec nous.',
    items: [
      {
        name: 'GigBridge',
        role: 'Avec une coopérative de travailleurs de Douala',
        description:
          'Ses membres, électriciens, carreleurs, agents d’entretien, nous ont dit à quelles questions ils voulaient bien répondre et auxquelles ils ne répondraient pas. La vérification d’identité repose sur cette liste.',
      },
      {
        name: 'Alert237',
        role: 'Avec des régulateurs et des secouristes bénévoles',
        description:
          'Les régulateurs ont passé neuf gardes de nuit à nos côtés. Ils ont ramené notre premier écran d’appel de quatorze champs à quatre, et il en a toujours quatre.',
      },
      {
        name: 'Maître',
        role: 'Avec des hôtels de Limbé et de Kribi',
        description:
          'Deux cuisines nous ont laissé bousculer, en douceur, trois de leurs déjeuners du dimanche. L’écran de commande qui a survécu est celui que leurs serveurs ont dessiné au dos d’un menu.',
      },
    ],
  },
  closing: {
    title: 'Venez nous voir',
    description:
      'Si vous êtes à Limbé, le café est bon et le bureau est à cinq minutes du poisson braisé de Down Beach. Sinon, écrivez-nous.',
    action: 'Engager la conversation',
  },
};
