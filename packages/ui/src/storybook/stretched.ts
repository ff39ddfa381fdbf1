import type { Args } from '@storybook/react-vite'

/** Sample text that starts with a long word, because a name of one word cannot wrap. */
const WORDS =
  'Thiruvananthapuram’s uncompromising lamplighters, notwithstanding unforgettable misunderstandings and the extraordinarily straightforward correspondence of the Venkatanarasimharajuvaripeta embankment, undertook a circumnavigation that nobody afterwards remembered without embarrassment'.split(
    ' ',
  )

const SHORTEST = 28

function stretched(text: string): string {
  const length = Math.max(SHORTEST, text.length * 2)
  let long = ''
  for (let at = 0; long.length < length; at += 1) {
    long += `${at === 0 ? '' : ' '}${WORDS[at % WORDS.length]}`
  }
  return long
}

/** Names of props and fields whose text is written by people. */
const HOLDS_WORDS =
  /^(?:children|description|error|heading|hint|label|message|name|short_description|summary|tagline|text|title|username)$/

/** Returns false for technical names, which start with a lowercase letter. */
const isOfPeople = (text: string) => /^[\p{Lu}\p{Lo}]/u.test(text) && !text.includes('://')

const HOLDS_PICTURE =
  /^(?:avatar|avatar_url|cover|cover_image_url|coverUrl|image|image_url|picture|portrait|src)$/

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Changes texts in nested objects. Returns the same value if no text changed. */
function changedIn(
  value: unknown,
  change: (key: string, text: string) => unknown,
  key = '',
): unknown {
  if (typeof value === 'string') return change(key, value)
  if (Array.isArray(value)) {
    const next = value.map((one: unknown) => changedIn(one, change, key))
    return next.every((one, place) => one === value[place]) ? value : next
  }
  // Ignores React elements, which are ordinary objects too.
  if (!isPlain(value) || '$$typeof' in value) return value
  const next = Object.entries(value).map(([name, one]) => [name, changedIn(one, change, name)])
  return next.every(([name, one]) => one === value[name as string])
    ? value
    : Object.fromEntries(next)
}

/** Returns args with long words, or the same args if they contain no texts. */
export const withLongestWords = (args: Args): Args =>
  changedIn(args, (key, text) =>
    HOLDS_WORDS.test(key) && isOfPeople(text) ? stretched(text) : text,
  ) as Args

/** Returns args without images, or the same args. Form values that users typed stay. */
export function withoutPictures(args: Args): Args {
  const { values: _typed, ...shown } = args
  const bare = changedIn(shown, (key, text) => (HOLDS_PICTURE.test(key) ? null : text))
  return bare === shown ? args : { ...args, ...(bare as Args) }
}
