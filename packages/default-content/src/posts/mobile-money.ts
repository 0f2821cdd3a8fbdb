import { paragraphs } from '../paragraphs.ts';
import type { PostSeed } from './post.ts';

export const mobileMoney: PostSeed = {
  title: 'Mobile Money is easy until the answer gets lost',
  description:
    'Asking for a payment takes an afternoon to program. Knowing whether it happened took us two years. Five pitfalls and what we do about each.',
  icon: '💰',
  color: 'yellow',
  status: 'published',
  by: 'Adjoa Mbella',
  created_at: '2026-01-14T08:00:00.000Z',
  sections: [
    paragraphs(
      'The demonstration always goes well. You send a number and an amount, a phone on the table buzzes, somebody types a PIN, and the screen says paid. The meeting applauds. Then the system goes to a hotel in Kribi, a guest pays 45,000 francs at the moment the generator changes over, and for the next twenty minutes nobody in the building knows whether she has paid or not.',
      'She has the message from Orange Money on her phone. The screen at reception says “pending”. The receptionist, who is responsible for the till, asks her to pay again. This is the whole problem of Mobile Money in one scene: the payment is a conversation among three machines and a person, and any of the four can leave the room.',
    ),
    paragraphs(
      'The first pitfall is to treat silence as failure. A request that ends in a timeout has told you nothing. It may have been refused, it may be waiting for a PIN, it may have succeeded while the answer was on its way. We have three states and not two: paid, not paid, and not known. The third has its own screen with its own words, and nobody is ever asked to pay again from it.',
      'The second is to let the same payment be asked for twice. Each payment gets a number from us before the first byte leaves, and that number goes with every attempt. If the cashier presses the button three times, or our own server starts again in the middle, the operator sees one payment. This is called idempotency in the books. In the hotel it is called not being cheated.',
    ),
    paragraphs(
      'The third pitfall is trust in the callback. Operators promise to call your server when a payment is finished, and mostly they do: usually once, sometimes twice, now and then four hours later, and on one memorable public holiday not at all. So we also ask. Every payment in the unknown state is looked up after ten seconds, then after thirty, then every few minutes until an answer is final. The callback only makes the good news arrive sooner.',
      'And we believe neither the callback nor the cashier without looking. A message that says “paid” is checked against the operator before any door opens, because the address that receives callbacks can be found, and a person with a laptop can write such a message in five minutes.',
    ),
    paragraphs(
      'The fourth pitfall waits until evening. Your records say 1,284,500 francs and the statement of the operator says 1,279,300. Fees, a refund done by hand in the operator’s own portal, a payment at 23:59 that one side books tomorrow. Nobody can find the difference in a list of three hundred lines after a ten-hour shift, so nobody tries, and after a month there is a hole that has no explanation.',
      'We compare every night by machine, line against line, and show only what does not agree. Most evenings the list is empty. When it is not, it has one or two lines, each with a guess at the reason, and the accountant settles them over her first tea. Of all that we built for payments, this small page is what clients mention when others ask them about us.',
    ),
    paragraphs(
      'The fifth is not technical. People share phones, and people share SIM cards. The number that pays is often that of a brother, so the name on the payment is not the name on the booking, and a refund to “the customer” would go to somebody who was only doing a favour. We send money back to the number it came from, tell both, and write down who decided it.',
      'If you are about to integrate payments, draw the states before you write the code, and for each arrow ask what happens when the power goes exactly there. Then try it: unplug the router, kill the process, let the phone ring out. It is a dull week. It is also the week that decides whether a cashier will still defend your system a year from now, or warn her colleagues about it.',
    ),
  ],
};
