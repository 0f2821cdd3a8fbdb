import { paragraphs } from '../paragraphs.ts';
import type { PostSeed } from './post.ts';

export const notToBuild: PostSeed = {
  title: 'The features we talked our clients out of',
  description:
    'A good part of our work is leaving things out. How we decide, how we say it, and three times we were wrong.',
  icon: '🎯',
  color: 'purple',
  status: 'published',
  by: 'Ndolo Ekema',
  created_at: '2026-05-20T08:00:00.000Z',
  sections: [
    paragraphs(
      'On the wall behind Ngozi’s desk hangs a list with the title “Agreed not to build”. It has 143 entries. Each carries a date, the name of the client who asked, the reason against, and a column for what we would have to see in order to change our minds. It is the document in the office we look at most.',
      'Nobody asks for a feature out of foolishness. Behind “we need a chat” there is a waiter who walked to the kitchen nine times on Sunday. Behind “we need an app” there is a director whose colleague has one. Our task is to find the waiter, because for him a chat would be a tenth walk: he would have to put down four plates to type. He needed a light that tells him when table seven is ready. That took two days to make, and the chat would have taken six weeks.',
    ),
    paragraphs(
      'Three questions do most of the deciding. Who will use it on an ordinary Tuesday? Not on the day of the launch, and not in the case that the director dreamed of, but on a Tuesday in the rains. If no name comes up, the feature goes on the list.',
      'What do they do today instead? If the answer is “nothing”, the need may be imagined. If it is “a WhatsApp group and an exercise book”, the need is real, and the book shows exactly what the screen should hold. And what will it cost to keep? Every feature is a small animal. It has to be fed with updates, tests, translations into French and a page in the manual, each year, whether anyone uses it or not. Clients who see the yearly figure beside the first price often cross the line out themselves.',
    ),
    paragraphs(
      'How it is said matters as much. “No” ends a conversation in which we still have something to learn, so we say “not yet, and here is what would change that”. The column on the wall keeps us honest. When a hospital asked for reports that managers could design themselves, we wrote: when the third manager asks for a report that is not among the five. That was two years ago. So far one has asked.',
      'We also try to leave something in the place of what was refused. It may be a spreadsheet, an export, or a sentence of advice about the shape of the working day. A client who came for software and left with a better form on paper has paid us for an afternoon, and has come back each time the problem was of the kind that software is good at.',
    ),
    paragraphs(
      'We have been wrong. We told GigBridge that workers would not want to answer by SMS, since smartphones were everywhere by then. A tiler asked for it as a joke, we gave in after two months, and more than half of all jobs are now accepted by text message. We had counted phones, and forgotten to count bundles.',
      'We talked a hotel out of a second language on its printed bills because the guests all spoke French. The tax inspector did not. And we refused an undo button on the order screen, three times, with good arguments about discipline in the kitchen. Then Eposi filmed a Sunday lunch. Someone pressed the wrong dish every four minutes, with wet hands, and there is no argument against wet hands. The button was there by Thursday.',
    ),
    paragraphs(
      'All three mistakes have the same root: we decided in the office. The list works when each line has been held against a day we really watched, and it fails when it is only taste with a date on it. So the rule now is that nobody may write on the wall who has not been there, and the reason has to name what they saw.',
      'If you commission software, you can use this from your side. Ask the supplier what they would leave out. One who has no answer has not understood the problem yet, or is paid by the screen. And if you make software, start the list today. In a year it will tell you more about your product than the backlog does, and it is a great deal cheaper to maintain.',
    ),
  ],
};
