import { describe, expect, it } from 'vitest';
import { DemoStore } from './demo-store.ts';
import { makeSample } from './sample/index.ts';
import { NOW, startDemo } from './testing/start-demo.ts';

const open = (storage: ReturnType<typeof startDemo>['storage']) =>
  new DemoStore(storage, () => makeSample(NOW));

describe('what the demo keeps', () => {
  it('is there after a reload and in another tab, once it was saved', () => {
    const { storage } = startDemo();
    const [store, tab] = [open(storage), open(storage)];
    expect(tab.read().messages).toHaveLength(5);
    store.read().messages.pop();
    store.save();
    expect(tab.read().messages).toHaveLength(4);
    expect(open(storage).read().messages).toHaveLength(4);
  });

  it('is as before when a change was refused half way', () => {
    const { storage } = startDemo();
    const store = open(storage);
    store.read().messages.pop();
    store.undo();
    expect(store.read().messages).toHaveLength(5);
  });

  it('is the sample again after a reset', () => {
    const { storage } = startDemo();
    const store = open(storage);
    store.read().accounts.pop();
    store.save();
    store.reset();
    expect(store.read()).toEqual(makeSample(NOW));
  });

  it('is the sample where another build has left its own', () => {
    const { storage } = startDemo();
    storage.set('demoData', JSON.stringify({ build: 'an older one', data: { messages: 1 } }));
    expect(open(storage).read()).toEqual(makeSample(NOW));
  });
});
