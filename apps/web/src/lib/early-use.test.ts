import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyUse, enableForms, hasTypedText, rememberEarlyUse } from './early-use.ts';

const answer = vi.fn<(event: Event) => void>();
let early: EarlyUse;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="apply"><span>Apply</span></button><p>Words</p>
    <button popovertarget="menu"><b>Menu</b></button>
    <label><input type="radio" name="subject" value="blue">Blue</label>
    <form><input name="email"><button type="submit" disabled>Send</button></form>
    <p id="start-status" role="status" data-waiting="Loading" data-failed="It did not come."></p>`;
  early = rememberEarlyUse();
});
afterEach(() => {
  early.repeat();
  answer.mockReset();
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const click = (selector: string) => find(selector).click();
const status = () => find('#start-status').textContent;
const isPending = (selector: string) => find(selector).matches('[data-pending][aria-busy="true"]');
const send = () => find('form').dispatchEvent(new SubmitEvent('submit', submitting()));
const submitting = () => ({
  bubbles: true,
  cancelable: true,
  submitter: find('[type="submit"]'),
});

/** Makes the page answer, as it does once the app is here. */
const takeOver = () => {
  find('#apply').addEventListener('click', answer);
  find('input[type="radio"]').addEventListener('change', answer);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    answer(event);
  });
};

const USES: [string, string, () => unknown][] = [
  ['a button', '#apply', () => [click('span'), click('span')]],
  ['a choice', 'input[type="radio"]', () => click('label')],
  ['a form', '[type="submit"]', () => [send(), send()]],
];

describe('what is used before the app has come', () => {
  it.each(USES)('marks %s at once and does it again, once', (_, marked, use) => {
    use();
    expect(isPending(marked)).toBe(true);
    takeOver();
    early.repeat();
    expect(answer).toHaveBeenCalledOnce();
    expect(isPending(marked)).toBe(false);
  });

  it.each(USES)('does %s once when the app is just about to take over', (_, _marked, use) => {
    takeOver();
    use();
    expect(answer).not.toHaveBeenCalled();
    early.repeat();
    expect(answer).toHaveBeenCalledOnce();
  });

  it.each<[string, () => unknown]>([
    ['nothing was pressed', () => undefined],
    ['someone went on to something else', () => [click('span'), click('p')]],
    ['the browser itself opened what was asked for', () => [click('span'), click('b')]],
  ])('does nothing again when %s', (_, happen) => {
    happen();
    takeOver();
    early.repeat();
    expect(answer).not.toHaveBeenCalled();
    expect(isPending('#apply')).toBe(false);
  });

  it('is left alone once the app has taken over', () => {
    takeOver();
    early.repeat();
    click('#apply');
    expect(answer).toHaveBeenCalledOnce();
    expect(isPending('#apply')).toBe(false);
  });

  it('does not let the browser send a form by itself', () => {
    const event = new SubmitEvent('submit', submitting());
    find('form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('what was pressed in a skeleton', () => {
  const showScreen = (html: string) => {
    document.body.innerHTML = html;
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', answer);
    }
    early.repeat();
  };
  const pressIn = (html: string) => {
    document.body.innerHTML = html;
    click('button');
  };

  it.each([
    ['a button', '<button>New post</button>', '<p>x</p><button><svg></svg>New post</button>'],
    ['an icon', '<button aria-label="Refresh"></button>', '<button aria-label="Refresh"></button>'],
    [
      'a tab whose count has come',
      '<button role="tab">Inbox</button>',
      '<button role="tab">Inbox <span>4</span></button><button>Inbox</button>',
    ],
  ])('is pressed once on the screen that takes its place: %s', (_, skeleton, screen) => {
    pressIn(skeleton);
    expect(answer).not.toHaveBeenCalled();
    showScreen(screen);
    expect(answer).toHaveBeenCalledOnce();
    expect(answer.mock.calls[0]?.[0].target).toBe(find('button'));
    expect(document.activeElement).toBe(find('button'));
  });

  it.each([
    ['is not there', '<button>Save</button>'],
    ['is there twice', '<button>New post</button><button>New post</button>'],
    ['deletes something', '<button data-destructive="true">New post</button>'],
  ])('is not pressed where what is called the same %s', (_, screen) => {
    pressIn('<button>New post</button>');
    showScreen(screen);
    expect(answer).not.toHaveBeenCalled();
  });

  it('is never done again where it deletes something', () => {
    pressIn('<button data-destructive="true">Delete</button>');
    expect(isPending('button')).toBe(false);
    showScreen('<button data-destructive="true">Delete</button>');
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('the intent to use the app', () => {
  const isIntent = async (happen: () => unknown) => {
    let meant = false;
    void early.intent().then(() => {
      meant = true;
    });
    happen();
    await Promise.resolve();
    return meant;
  };
  const point = (selector: string, pointerType: string) =>
    find(selector).dispatchEvent(
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
    );

  it.each<[string, () => unknown, boolean]>([
    ['is not there while someone reads', () => undefined, false],
    ['is a press on a button', () => click('#apply'), true],
    ['is the focus of a field', () => find('input[name="email"]').focus(), true],
    ['is a mouse over a button', () => point('#apply', 'mouse'), true],
    ['is a form that is sent', send, true],
    ['is not a finger that scrolls', () => point('#apply', 'touch'), false],
    ['is not a click on words', () => click('p'), false],
    ['is not the menu, which the browser opens', () => click('b'), false],
  ])('%s', async (_, happen, expected) => {
    expect(await isIntent(happen)).toBe(expected);
  });

  it('is no field in which someone still is after a failure', async () => {
    find('input[name="email"]').focus();
    expect(await isIntent(() => undefined)).toBe(true);
    early.fail();
    expect(await isIntent(() => undefined)).toBe(false);
    expect(await isIntent(send)).toBe(true);
  });

  it('is known from before anyone asked', async () => {
    click('#apply');
    expect(await isIntent(() => undefined)).toBe(true);
  });
});

describe('the status', () => {
  it('says that the page is loading when what was pressed takes long', () => {
    click('#apply');
    expect(status()).toBe('');
    vi.advanceTimersByTime(1_000);
    expect(status()).toBe('Loading');
    early.repeat();
    expect(status()).toBe('');
  });

  it('says why nothing comes of what was pressed, until it is pressed again', () => {
    click('#apply');
    early.fail();
    expect(status()).toBe('It did not come.');
    expect(isPending('#apply')).toBe(false);
    click('#apply');
    expect(isPending('#apply')).toBe(true);
    takeOver();
    early.repeat();
    expect(status()).toBe('');
    expect(answer).toHaveBeenCalledOnce();
  });

  it('says nothing of a failure that nobody waits for', () => {
    early.fail();
    expect(status()).toBe('');
  });
});

it('lets a form be sent from the moment on in which that is remembered', () => {
  expect(find('[type="submit"]')).toHaveProperty('disabled', true);
  enableForms();
  expect(find('[type="submit"]')).toHaveProperty('disabled', false);
});

it('knows whether there is typed text that a reload would lose', () => {
  const field = find('input[name="email"]') as HTMLInputElement;
  expect(hasTypedText()).toBe(false);
  field.value = 'ada@example.com';
  expect(hasTypedText()).toBe(true);
});
