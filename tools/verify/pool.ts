/** Work through a list with a few workers; answers come in the list's order. */
export async function inParallel<Item, Answer>(
  items: Item[],
  workers: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = items.entries();
  const worker = async () => {
    // Every worker takes from the same iterator, so no item is taken twice.
    for (const [place, item] of waiting) answers[place] = await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return answers;
}
