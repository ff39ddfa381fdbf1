/** Private images that once named things of the field, and the field's own words (docs/GLOSSARY.md). */
export const RETIRED: Readonly<Record<string, string>> = {
  'action draft': 'action request',
  books: 'ledger',
  chore: 'background job',
  chores: 'background jobs',
  climb: 'fallback chain',
  deeds: 'activity counts',
  desk: 'editor',
  drawer: 'SSR bundle',
  drawings: 'render pool',
  'history action': 'action request',
  housekeeping: 'maintenance',
  keeper: 'admin session, scroll anchor',
  ladder: 'fallback chain',
  lane: 'queue limit',
  misdeeds: 'violations',
  pile: 'toast queue',
  plant: 'seed',
  planted: 'seeded',
  poison: 'malicious answer',
  proof: 'reauthentication, manuscript',
  prove: 'reauthenticate, verify',
  purse: 'wallet',
  purses: 'wallets',
  reins: 'controls',
  remembered: 'memoized',
  rung: 'candidate',
  rungs: 'fallback chain',
  shelf: 'cache, taxonomy',
  shelves: 'taxonomy',
  sorting: 'taxonomy',
  sparing: 'profanity filter',
  spoilt: 'fault quota',
  spots: 'node positions',
  taste: 'demo',
  tongue: 'language pack',
  'turn request': 'action request',
  waking: 'hydration',
  wish: 'action request',
  workshop: 'CLI context',
}

/** The words of a name: `toggleMark`, `toggle-mark` and `TOGGLE_MARK` have the same two. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

/** The retired words of a name, and pairs of them; none where it speaks the field's language. */
export function retiredIn(name: string): string[] {
  const words = wordsOf(name)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return [...words, ...pairs].filter((word) => Object.hasOwn(RETIRED, word))
}

const EXPORTED =
  /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Names that a file gives to others. */
export const exportedNames = (code: string): string[] =>
  [...code.matchAll(EXPORTED)].map(([, name = '']) => name)
