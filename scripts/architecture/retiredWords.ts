/** Private images that once named things of the field, and the field's own words (docs/GLOSSARY.md). */
export const RETIRED: Readonly<Record<string, string>> = {
  'absent meant': 'resolve absent',
  'action draft': 'action request',
  'agreed in': 'yes or no',
  'answer meant': 'resolve answer',
  books: 'ledger',
  'bring ink': 'import',
  'bring pictures': 'import',
  chore: 'background job',
  chores: 'background jobs',
  climb: 'fallback chain',
  'deed said': 'verb phrase',
  deeds: 'activity counts',
  desk: 'editor',
  drawer: 'SSR bundle',
  drawings: 'render pool',
  'empty words': 'stop words',
  'fault words': 'validation messages',
  'heard out': 'reply to speech',
  'history action': 'action request',
  housekeeping: 'maintenance',
  'import mend': 'import fix',
  'import mends': 'import fixes',
  keeper: 'admin session, scroll anchor',
  ladder: 'fallback chain',
  lane: 'queue limit',
  'late failed': 'lazy',
  'late part': 'lazy',
  likeness: 'similarity',
  living: 'rich story',
  minded: 'reply by intent',
  misdeeds: 'violations',
  'new try': 'free input',
  'own course': 'default choice',
  pile: 'toast queue',
  'place meant': 'resolve place',
  plant: 'seed',
  planted: 'seeded',
  poison: 'malicious answer',
  pressing: 'pressure',
  proof: 'reauthentication, manuscript',
  prove: 'reauthenticate, verify',
  purse: 'wallet',
  purses: 'wallets',
  'rank meant': 'resolve rank',
  reins: 'controls',
  remembered: 'memoized',
  rung: 'candidate',
  rungs: 'fallback chain',
  shelf: 'cache, taxonomy',
  shelves: 'taxonomy',
  shield: 'escape',
  'signs of': 'features',
  'slips between': 'edit distance',
  sorting: 'taxonomy',
  sparing: 'profanity filter',
  spoilt: 'fault quota',
  'spoken lines': 'product lines',
  spots: 'node positions',
  standing: 'status, context',
  'stay on': 'reconnecting listener',
  stillness: 'reduced motion, frozen clock',
  stranger: 'foreign format',
  strangers: 'foreign formats',
  stray: 'detour',
  straying: 'detour',
  'take at': 'take turn in one step',
  taste: 'demo',
  tongue: 'language pack',
  'topic meant': 'resolve topic',
  'tries screen': 'free inputs',
  'try of': 'free input',
  'turn request': 'action request',
  'use hold': 'pause on hover',
  'use taken': 'pending press',
  waking: 'hydration',
  'way on': 'default choice',
  'why heard': 'explain ruling',
  wish: 'action request',
  'without mends': 'without fixes',
  'words sound': 'transliterate',
  workshop: 'CLI context',
}

/** Where a retired word is the thing itself: the painter draws furniture, and rooms to work in. */
const LITERAL: ReadonlySet<string> = new Set([
  'draw books',
  'draw desk',
  'draw shelves',
  'paint workshop',
  'sack pile',
])

/** The words of a name: `toggleMark`, `toggle-mark` and `TOGGLE_MARK` have the same two. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

/** The retired words of a name, and pairs of them; none where it speaks the field's language. */
export function retiredIn(name: string): string[] {
  const words = wordsOf(name)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const literal = new Set(
    pairs.filter((pair) => LITERAL.has(pair)).flatMap((pair) => pair.split(' ')),
  )
  return [...words, ...pairs].filter((word) => Object.hasOwn(RETIRED, word) && !literal.has(word))
}

const EXPORTED =
  /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Names that a file gives to others. */
export const exportedNames = (code: string): string[] =>
  [...code.matchAll(EXPORTED)].map(([, name = '']) => name)
