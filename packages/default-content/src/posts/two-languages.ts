import { paragraphs } from '../paragraphs.ts';
import type { PostSeed } from './post.ts';

export const twoLanguages: PostSeed = {
  title: 'Two languages from the first screen',
  description:
    'Cameroon works in English and in French, often in the same sentence. What we do so that neither is the translation of the other.',
  icon: '📝',
  color: 'blue',
  status: 'published',
  by: 'Adjoa Mbella',
  created_at: '2026-10-07T08:00:00.000Z',
  sections: [
    paragraphs(
      'In the control room of Alert237 a call can begin in English, turn to French when a neighbour takes the phone, and end in Pidgin once everybody is calmer. The dispatcher follows without noticing. Our first screen did not. It had a switch in the corner, English or French, and changing it loaded the page again and emptied the form.',
      'It had been built as most bilingual software is: in one language, with the other poured in afterwards. You can tell from the outside. Buttons are cut off because “Save” became “Enregistrer”. Dates are in the order of another country. Somewhere deep inside, an error arrives in English regardless. Half the country learns to live with that. We think it should not need to, and it turns out that doing it properly costs little if you begin on the first day.',
    ),
    paragraphs(
      'The first habit is to draw every screen with the French text in it. French runs about a fifth longer, and the short words grow most: four letters become eleven. A layout that holds “Réinitialiser le mot de passe” on a 360-pixel phone will hold anything. Eposi draws the French version first now, and checks that the English does not look lost in it.',
      'The second is that no word lives in the code. Every text has a name, and a file for each language says what it reads. If a text is missing in one of them, the build fails, just as it would for a missing bracket. This takes an hour to set up at the beginning. We have also done it at the end, for a system of 600 screens that came to us from elsewhere, and that took four months.',
    ),
    paragraphs(
      'The third habit took us longest: do not translate, write twice. A sentence composed in English and carried over into French keeps its English bones, and a reader in Yaoundé feels it by the second line. So Ngozi writes the English, a colleague in Douala writes the French from the same note about what has to be said, and then they compare. Sometimes the French is clearer, and the English is changed to match.',
      'Numbers and names need the same care. A thousand is 1,000 in one language and 1 000 in the other, and a cashier who misreads a comma loses money. Offices, diplomas and forms have official names in both languages which nobody should invent afresh. We keep a list, with sources. It has 212 entries and it is the only part of our code that a lawyer has asked to have a copy of.',
    ),
    paragraphs(
      'Then comes the switch itself. It belongs to the person and not to the page: choose once, and every screen, message and receipt follows. It must never cost what has been typed. And it must not guess too much. A phone sold in Limbe may well be set to French because the shop did that, and a person called Jean-Pierre may have gone to school in Bamenda. We take the language of the browser as a first guess, show the choice in plain sight, and remember the answer.',
      'For anything sent to two people we do not choose at all. The confirmation of a job on GigBridge goes to each side in their own language, with the same figures in the same order, so that they can hold the two phones next to each other and see that they agree.',
    ),
    paragraphs(
      'Is it worth it? For the hotel group that runs Maître, new staff in Kribi were at work alone after two days rather than five, because the screen spoke as the head waiter does. In the control room, the share of calls in which something had to be asked twice fell by a third. Nobody praised the French. They simply stopped mentioning it, which is what we had hoped for.',
      'The last point is one of respect. When one language is always complete and the other arrives late with a few words missing, people understand very well which of them was meant. Software is a small matter beside that larger question. But it is the part that is in our hands, and a button that says the right thing in both languages on the first day is a place to begin.',
    ),
  ],
};
